import Foundation

/// Underlying errors of ``AuthErrorCode/internalError``, with Firebase's numbers and keys.
enum InternalError: Int {
    case requestEncoding = 1
    case jsonSerialization = 2
    case unexpectedErrorResponse = 3
    case unexpectedResponse = 4
    case responseDecoding = 5

    static let domain = "FIRAuthInternalErrorDomain"
    static let responseKey = "FIRAuthErrorUserInfoDeserializedResponseKey"
    static let dataKey = "FIRAuthErrorUserInfoDataKey"

    /// Returns an ``AuthErrorCode/internalError`` with this underlying error.
    func error(
        reason: String,
        cause: (any Error)? = nil,
        facts: [String: Any] = [:]
    ) -> NSError {
        var userInfo = facts
        if let cause { userInfo[NSUnderlyingErrorKey] = cause }
        let beneath = NSError(domain: Self.domain, code: rawValue, userInfo: userInfo)
        return AuthErrorCode.internalError.error(reason: reason, cause: beneath)
    }
}
