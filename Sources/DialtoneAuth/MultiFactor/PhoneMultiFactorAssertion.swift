import Foundation
import IdentityToolkit

/// Proves that a person has the phone of a second factor.
#if canImport(ObjectiveC)
@objcMembers @objc(FIRPhoneMultiFactorAssertion)
#endif
public final class PhoneMultiFactorAssertion: MultiFactorAssertion, @unchecked Sendable {
    // Unchecked for the same reason as its superclass; what it holds is constant.

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
