public import Foundation

/// Creates assertions for phone numbers as second factors.
#if canImport(ObjectiveC)
@objcMembers @objc(FIRPhoneMultiFactorGenerator)
#endif
public final class PhoneMultiFactorGenerator: NSObject, Sendable {
    private override init() {}

    /// Creates an assertion for ``MultiFactorResolver/resolveSignIn(with:)`` from a credential.
    #if canImport(ObjectiveC)
    @objc(assertionWithCredential:)
    #endif
    public class func assertion(with credential: PhoneAuthCredential) -> PhoneMultiFactorAssertion {
        PhoneMultiFactorAssertion(credential)
    }
}
