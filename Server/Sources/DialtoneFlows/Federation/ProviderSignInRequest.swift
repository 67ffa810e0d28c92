package import DialtoneFederation
package import DialtoneModel

/// A request to sign in with an identity provider.
package struct ProviderSignInRequest: Sendable {
    package enum Proof: Sendable {
        /// A credential that the app obtained from the provider itself.
        case credential(ProviderCredential, SignInProvider)

        /// The response of the provider's page, and the session that started the redirect.
        case redirect(ProviderCredential, session: String, returnURL: String)

        /// The token from an earlier response whose credential could not sign in at that time.
        case pendingToken(String)
    }

    package let proof: Proof

    /// The ID token of the account to link the identity to; `nil` to sign in.
    package let idToken: String?

    /// Whether an account is created for a new user.
    package let createsAccount: Bool

    /// The target of the link with which the owner can undo the linking.
    package let link: ActionLink?

    package init(proof: Proof, idToken: String?, createsAccount: Bool, link: ActionLink? = nil) {
        self.link = link
        self.proof = proof
        self.idToken = idToken
        self.createsAccount = createsAccount
    }
}
