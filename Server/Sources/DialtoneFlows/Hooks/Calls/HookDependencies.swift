package import DialtoneBasics
package import DialtoneIDTokens

/// The dependencies for calling hooks.
package struct HookDependencies: Sendable {
    package let http: any OutboundHTTP
    package let policy: OutboundPolicy

    /// Decrypts the secrets of hooks.
    package let secrets: SecretBox

    /// Signs the requests to hooks of Firebase's form.
    package let tokens: any ClaimSigner

    package let issuer: TokenIssuer

    package init(
        http: any OutboundHTTP,
        policy: OutboundPolicy,
        secrets: SecretBox,
        tokens: any ClaimSigner,
        issuer: TokenIssuer
    ) {
        self.http = http
        self.policy = policy
        self.secrets = secrets
        self.tokens = tokens
        self.issuer = issuer
    }
}
