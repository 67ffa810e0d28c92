import Foundation

extension AuthErrorCode {
    /// The error that an app gets for this code.
    ///
    /// `reason` is a sentence for developers, kept apart from `text`, which is for the person and
    /// replaces the built-in one; `cause` is what lies beneath, and `facts` are more entries for
    /// `userInfo`.
    func error(
        reason: String? = nil,
        text: String? = nil,
        cause: (any Error)? = nil,
        facts: [String: Any] = [:]
    ) -> NSError {
        var userInfo = facts
        userInfo[NSLocalizedDescriptionKey] = text ?? localizedText
        userInfo[AuthErrorUserInfoNameKey] = name
        if let reason { userInfo[NSLocalizedFailureReasonErrorKey] = reason }
        if let cause { userInfo[NSUnderlyingErrorKey] = cause }
        return NSError(domain: AuthErrorDomain, code: rawValue, userInfo: userInfo)
    }

    private var localizedText: String {
        Bundle.main.localizedString(forKey: name, value: englishText, table: "DialtoneAuth")
    }
}

extension Error {
    /// The code, where this is an error of ours.
    var authCode: AuthErrorCode? {
        let error = self as NSError
        guard error.domain == AuthErrorDomain else { return nil }
        return AuthErrorCode(rawValue: error.code)
    }
}
