import Foundation
import IdentityToolkit

/// A number that the server took as proved.
struct PhoneSignIn: Sendable {
    let tokens: SessionTokens
    let localID: String?
    let isNewUser: Bool

    /// Reads the answer of `accounts:signInWithPhoneNumber`.
    ///
    /// Two kinds of success are no sign-in yet, and are thrown: a number that belongs to another
    /// account, and a sign-in that needs a second factor.
    init(_ answer: SignInWithPhoneNumberResponse, auth: Auth) throws {
        if let proof = answer.temporaryProof, !proof.isEmpty, let number = answer.phoneNumber {
            let credential = PhoneAuthCredential(phoneNumber: number, temporaryProof: proof)
            throw AuthErrorCode.credentialAlreadyInUse.error(
                facts: [AuthErrorUserInfoUpdatedCredentialKey: credential]
            )
        }
        if let pending = answer.mfaPendingCredential, answer.idToken == nil {
            let resolver = MultiFactorResolver(
                pendingCredential: pending,
                factors: answer.mfaInfo ?? [],
                auth: auth
            )
            throw AuthErrorCode.secondFactorRequired.error(
                facts: [AuthErrorUserInfoMultiFactorResolverKey: resolver]
            )
        }
        tokens = try auth.backend.tokens(answer.idToken, answer.refreshToken, answer.expiresIn)
        localID = answer.localID
        isNewUser = answer.isNewUser ?? false
    }
}
