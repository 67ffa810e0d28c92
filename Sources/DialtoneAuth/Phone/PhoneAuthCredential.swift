import Foundation
import IdentityToolkit

/// A credential for a phone number.
///
/// It contains either a one-time code with its verification ID, or the temporary proof that the
/// server returned because the number belongs to another account.
#if canImport(ObjectiveC)
@objcMembers @objc(FIRPhoneAuthCredential)
#endif
public final class PhoneAuthCredential: AuthCredential, @unchecked Sendable {
    // Unchecked for the same reason as the superclass; it contains only constants.

    enum Proof: Hashable, Sendable {
        case code(String, verificationID: String)
        case temporary(String, phoneNumber: String)
    }

    let proof: Proof

    init(verificationID: String, verificationCode: String) {
        proof = .code(verificationCode, verificationID: verificationID)
        super.init(provider: PhoneAuthProvider.id)
    }

    init(phoneNumber: String, temporaryProof: String) {
        proof = .temporary(temporaryProof, phoneNumber: phoneNumber)
        super.init(provider: PhoneAuthProvider.id)
    }

    override func prove(
        for purpose: CredentialPurpose,
        by auth: Auth
    ) async throws -> ProvedSignIn {
        let answer: SignInWithPhoneNumberResponse = try await auth.backend.call(
            .signInWithPhoneNumber,
            request(for: purpose, tenantID: purpose.tenantID(auth))
        )
        if let proof = answer.temporaryProof, !proof.isEmpty, let number = answer.phoneNumber {
            let credential = PhoneAuthCredential(phoneNumber: number, temporaryProof: proof)
            throw AuthErrorCode.credentialAlreadyInUse.error(
                facts: [AuthErrorUserInfoUpdatedCredentialKey: credential]
            )
        }
        var signIn = try ProvedSignIn(
            SignInResponse(answer),
            providerID: provider,
            for: purpose,
            by: auth
        )
        signIn.provider.phoneNumber = answer.phoneNumber
        signIn.provider.rawId = answer.phoneNumber
        return signIn
    }

    /// The code with its session, in the format of the second factor calls.
    ///
    /// - Throws: If the credential has no code, or a part is empty. Nothing is sent then.
    var verificationInfo: PhoneVerificationInfo {
        get throws {
            guard case .code(let code, let verificationID) = proof else {
                throw AuthErrorCode.missingVerificationCode.error()
            }
            if verificationID.isEmpty { throw AuthErrorCode.missingVerificationID.error() }
            if code.isEmpty { throw AuthErrorCode.missingVerificationCode.error() }
            return PhoneVerificationInfo {
                $0.sessionInfo = verificationID
                $0.code = code
            }
        }
    }

    private func request(
        for purpose: CredentialPurpose,
        tenantID: String?
    ) throws -> SignInWithPhoneNumberRequest {
        var request = SignInWithPhoneNumberRequest {
            $0.idToken = purpose.idToken
            $0.operation = purpose.phoneOperation
            $0.tenantId = tenantID
        }
        switch proof {
        case .code:
            let info = try verificationInfo
            request.sessionInfo = info.sessionInfo
            request.code = info.code
        case .temporary(let temporaryProof, let phoneNumber):
            request.temporaryProof = temporaryProof
            request.phoneNumber = phoneNumber
        }
        return request
    }
}
