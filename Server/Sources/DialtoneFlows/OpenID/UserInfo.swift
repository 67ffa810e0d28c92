package import DialtoneBasics
package import DialtoneIDTokens
package import DialtoneModel

/// Tells a client about the user of its access token (OpenID Connect Core 1.0, section 5.3).
package struct UserInfo: Sendable {
    private let store: any DataStore
    private let tokens: ClientTokenVerifier
    private let clock: ServerClock

    package init(store: any DataStore, tokens: ClientTokenVerifier, clock: ServerClock) {
        self.store = store
        self.tokens = tokens
        self.clock = clock
    }

    /// Returns the claims as JSON; throws unless the session of the token goes on.
    package func claims(
        for accessToken: String,
        of issuer: String,
        in project: Project
    ) async throws -> [UInt8] {
        let now = clock.now
        guard let token = tokens.accessToken(accessToken, of: issuer, at: now),
            let id = token.sessionID
        else {
            throw OAuthRefusal(
                .invalidToken,
                "The access token is not valid, or has expired.",
                reason: .invalidToken
            )
        }
        let found = try await store.read { data -> (Account, OpenIDScopes)? in
            guard let (session, account) = try data.session(id), session.projectID == project.id,
                let grant = session.grant, grant.clientID.rawValue == token.clientID,
                account.id.rawValue == token.subject,
                session.isInForce(for: account, by: project.settings.sessions, at: now),
                let client = try data.oauthClient(grant.clientID, of: project.id),
                !client.details.isDisabled
            else { return nil }
            let scopes = OpenIDScopes(parsing: token.scope ?? "").intersection(grant.scopes)
            return (account, scopes.intersection(client.details.scopes))
        }
        guard let (account, scopes) = found else {
            throw OAuthRefusal(
                .invalidToken,
                "The session of the access token has ended.",
                reason: .sessionEnded
            )
        }
        SecurityTrail.current?.note(account: account.id)
        guard scopes.contains(.openid) else {
            throw OAuthRefusal(.insufficientScope, "The token does not have the scope openid.")
        }
        return UserClaims(account: account, scopes: scopes).json
    }
}
