public import Foundation
import IdentityToolkit

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

/// A proof that the user has the phone number of a second factor.
#if canImport(ObjectiveC)
@objcMembers @objc(FIRPhoneMultiFactorAssertion)
#endif
public final class PhoneMultiFactorAssertion: MultiFactorAssertion, @unchecked Sendable {
    // Unchecked for the same reason as the superclass; it contains only constants.

    private let credential: PhoneAuthCredential

    init(_ credential: PhoneAuthCredential) {
        self.credential = credential
        super.init(factorID: PhoneMultiFactorInfo.PhoneMultiFactorID)
    }

    override func add(to request: inout FinalizeSecondFactorSignInRequest) throws {
        request.phoneVerificationInfo = try credential.verificationInfo
    }

    override func add(to request: inout FinalizeSecondFactorEnrollmentRequest) throws {
        request.phoneVerificationInfo = try credential.verificationInfo
    }
}
