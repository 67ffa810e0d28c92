/// What calling hooks takes.
package struct HookParts: Sendable {
    package let http: any OutboundHTTP
    package let policy: OutboundPolicy

    /// Opens the secrets of hooks.
    package let secrets: SecretBox

    /// Signs what hooks of Firebase's form are asked.
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
