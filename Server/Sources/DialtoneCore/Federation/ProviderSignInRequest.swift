/// What somebody shows to sign in by an identity provider.
package struct ProviderSignInRequest: Sendable {
    package enum Proof: Sendable {
        /// What the app got from the provider by itself.
        case credential(ProviderCredential, SignInProvider)

        /// What came back from the provider's page, and the session that went there.
        case redirect(ProviderCredential, session: String, returnURL: String)

        /// What an earlier answer gave for a credential that could not sign in then.
        case pendingToken(String)
    }

    package let proof: Proof

    /// Whose account the identity is linked to; without it somebody signs in.
    package let idToken: String?

    /// Whether somebody unknown gets an account.
    package let createsAccount: Bool

    /// The target of the link with which the owner undoes the linking.
    package let link: ActionLink?

    package init(proof: Proof, idToken: String?, createsAccount: Bool, link: ActionLink? = nil) {
        self.link = link
        self.proof = proof
        self.idToken = idToken
        self.createsAccount = createsAccount
    }
}
