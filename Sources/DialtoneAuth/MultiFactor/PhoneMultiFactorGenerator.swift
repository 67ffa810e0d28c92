public import Foundation

/// Makes a phone credential count as a second factor.
#if canImport(ObjectiveC)
@objcMembers @objc(FIRPhoneMultiFactorGenerator)
#endif
public final class PhoneMultiFactorGenerator: NSObject, Sendable {
    private override init() {}

    /// The credential as an assertion for ``MultiFactorResolver/resolveSignIn(with:)``.
    #if canImport(ObjectiveC)
    @objc(assertionWithCredential:)
    #endif
    public class func assertion(with credential: PhoneAuthCredential) -> PhoneMultiFactorAssertion {
        PhoneMultiFactorAssertion(credential)
    }
}
