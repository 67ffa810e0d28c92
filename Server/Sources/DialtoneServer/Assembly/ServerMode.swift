package import DialtoneCore
package import DialtoneMessaging

/// Which of the two kinds of server runs.
package enum ServerMode: Sendable {
    /// As open as the Firebase Auth emulator: any API key means `defaultProject`, `Bearer owner`
    /// administers every project, anyone may read the messages in `inbox`, and ID tokens may be
    /// unsigned. `unverifiedTokens` signs users in with tokens that prove nothing.
    case development(
        defaultProject: ProjectID,
        inbox: Inbox,
        tokenKinds: TokenKinds = TokenKinds(),
        unverifiedTokens: UnverifiedTokens = UnverifiedTokens()
    )

    /// Nothing of the emulator's surface exists.
    ///
    /// Whoever reaches `adminListener` administers every project, so it belongs on loopback.
    case production(adminListener: ListenerSettings?)

    var isProduction: Bool {
        if case .production = self { true } else { false }
    }

    /// What issues and checks ID tokens; in production, every one of them is signed.
    func tokens(beside signed: IDTokenAuthority, issuer: TokenIssuer) -> any IDTokenService {
        switch self {
        case .development(_, _, let kinds, _):
            DevelopmentTokens(beside: signed, issuer: issuer, kinds: kinds)
        case .production: signed
        }
    }
}
