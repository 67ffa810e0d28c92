import Foundation
import IdentityToolkit

/// A credential that the server took.
struct ProvedSignIn: Sendable {
    let tokens: SessionTokens
    let additionalUserInfo: AdditionalUserInfo

    /// What a federated provider gave the server, for the app's own use.
    let credential: OAuthCredential?

    /// Reads an answer.
    ///
    /// A success of the first factor alone is no sign-in yet, and is thrown.
    init(
        _ answer: SignInAnswer,
        providerID: String,
        profile: FederatedProfile = FederatedProfile(),
        credential: OAuthCredential? = nil,
        for purpose: CredentialPurpose,
        by auth: Auth
    ) throws {
        if let pending = answer.mfaPendingCredential, answer.idToken == nil {
            let resolver = MultiFactorResolver(
                pendingCredential: pending,
                factors: answer.mfaInfo ?? [],
                purpose: purpose,
                auth: auth
            )
            throw AuthErrorCode.secondFactorRequired.error(
                facts: [AuthErrorUserInfoMultiFactorResolverKey: resolver]
            )
        }
        tokens = try auth.backend.tokens(answer.idToken, answer.refreshToken, answer.expiresIn)
        additionalUserInfo = AdditionalUserInfo(
            providerID: providerID,
            isNewUser: answer.isNewUser ?? false,
            profile: profile
        )
        self.credential = credential
    }
}
