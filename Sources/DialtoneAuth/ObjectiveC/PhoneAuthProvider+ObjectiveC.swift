#if canImport(ObjectiveC)
public import DialtoneAuthObjectiveC
import Foundation

@available(swift 1000.0)
extension PhoneAuthProvider {
    /// Sends a code to a phone number; the SDK presents the user interface itself.
    ///
    /// A deprecated name, for Objective-C only.
    @objc(verifyPhoneNumber:completion:)
    public func verifyPhoneNumberWithoutDelegate(
        _ phoneNumber: String,
        completion: FIRVerificationResultCallback?
    ) {
        Completion(completion).run { try await self.verifyPhoneNumber(phoneNumber) }
    }
}
#endif
