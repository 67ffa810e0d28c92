#if canImport(ObjectiveC)
public import DialtoneAuthObjectiveC
import Foundation

@available(swift 1000.0)
extension PhoneAuthProvider {
    /// Has a code sent to a number; the SDK itself shows what has to be shown.
    ///
    /// A name of long ago, for Objective-C alone.
    @objc(verifyPhoneNumber:completion:)
    public func verifyPhoneNumberWithoutDelegate(
        _ phoneNumber: String,
        completion: FIRVerificationResultCallback?
    ) {
        Completion(completion).run { try await self.verifyPhoneNumber(phoneNumber) }
    }
}
#endif
