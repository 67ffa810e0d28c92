import Foundation
import IdentityToolkit

/// A credential that the server accepted.
package struct ProvedSignIn: Sendable {
    let tokens: SessionTokens
    let additionalUserInfo: AdditionalUserInfo

    /// The federated provider's tokens from the server, for the app's use.
    let credential: OAuthCredential?

    /// What is known about the provider, for an account that it was linked to.
    var provider: ProviderUserInfo

    /// Reads a response.
    ///
    /// Throws if only the first factor succeeded, because that is not a complete sign-in.
    init(
        _ answer: SignInResponse,
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
        provider = ProviderUserInfo { $0.providerId = providerID }
    }
}
