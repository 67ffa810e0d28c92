import Foundation
import IdentityToolkit

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
