#if canImport(ObjectiveC)
import Foundation

@available(swift 1000.0)
extension User {
    /// Sends a link to a new address, which verifies it and makes it the account's.
    ///
    /// In Swift, it is a default argument.
    @objc(sendEmailVerificationBeforeUpdatingEmail:completion:)
    public func sendEmailVerificationWithoutSettings(
        beforeUpdatingEmail email: String,
        completion: (((any Error)?) -> Void)?
    ) {
        sendEmailVerification(beforeUpdatingEmail: email, completion: completion)
    }
}
#endif
