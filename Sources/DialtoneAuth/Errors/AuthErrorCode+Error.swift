import Foundation

extension AuthErrorCode {
    /// Returns the error for the app with this code.
    ///
    /// `reason` is a sentence for developers. `text` is for the user and replaces the default one;
    /// `cause` is the underlying error, and `facts` are further entries for `userInfo`.
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

extension AuthErrorCode {
    /// Extracts the code of an error of this SDK; `nil` for any other error.
    ///
    /// `catch AuthErrorCode.sessionExpired` and `error as? AuthErrorCode` work as well. Firebase
    /// has no such initializer, and there neither of them matches.
    public init?(_ error: any Error) {
        guard let code = error.authCode ?? error as? AuthErrorCode else { return nil }
        self = code
    }
}

extension Error {
    /// The code, if this is an error of this SDK.
    var authCode: AuthErrorCode? {
        let error = self as NSError
        guard error.domain == AuthErrorDomain else { return nil }
        return AuthErrorCode(rawValue: error.code)
    }
}
