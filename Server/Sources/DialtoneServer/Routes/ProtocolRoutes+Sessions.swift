import DialtoneFlows
import Hummingbird
import IdentityToolkit

extension ProtocolRoutes {
    /// Adds Dialtone's own calls for sessions.
    func addSessionCalls(to router: Router<ServerContext>) {
        let (sessions, authenticator) = (flows.sessions, flows.authenticator)
        router.add(
            ListOwnSessions(
                sessions: sessions,
                authenticator: authenticator,
                seal: dependencies.refreshTokens
            ),
            .listSessions,
            apps
        )
        router.add(
            RevokeOwnSessions(sessions: sessions, authenticator: authenticator),
            .revokeSessions,
            apps
        )
    }
}
