package import DialtoneBasics
package import DialtoneFlows
package import DialtoneIDTokens
package import DialtoneInbox
import PhoneNumbers

/// The mode of the server.
package enum ServerMode: Sendable {
    /// Development mode, as open as the Firebase Auth emulator.
    ///
    /// Any unknown API key means `defaultProject`, `Bearer owner` administers every project, every
    /// client may read the messages in `inbox`, and ID tokens may be unsigned. `unverifiedTokens`
    /// signs users in with tokens that prove nothing.
    case development(
        defaultProject: ProjectID,
        inbox: Inbox,
        tokenKinds: TokenKinds = TokenKinds(),
        unverifiedTokens: UnverifiedTokens = UnverifiedTokens()
    )

    /// Production mode, without any of the emulator's calls.
    ///
    /// Every client that reaches `adminListener` administers every project, so it belongs on
    /// loopback.
    case production(adminListener: ListenerSettings?)

    package var isProduction: Bool {
        if case .production = self { true } else { false }
    }

    /// Whether this is a development server, which accepts unverified identities.
    var isDevelopment: Bool { !isProduction }

    /// Returns the service that issues and verifies ID tokens; production signs all of them.
    package func tokens(
        beside signed: IDTokenAuthority,
        issuer: TokenIssuer
    ) -> any IDTokenService {
        switch self {
        case .development(_, _, let kinds, _):
            DevelopmentTokens(beside: signed, issuer: issuer, kinds: kinds)
        case .production: signed
        }
    }
}

extension FlowDependencies {
    /// Sets what development mode accepts and production does not.
    package mutating func allow(_ mode: ServerMode) {
        guard case .development(let project, _, _, let unverifiedTokens) = mode else { return }
        numberTest = .possible
        defaultProject = project
        acceptsMadeUpPasskeys = true
        allowsLocalClients = true
        self.unverifiedTokens = unverifiedTokens
    }
}
