package import DialtoneBasics

/// What a session is for, which decides what continues it.
package enum SessionUse: Hashable, Sendable {
    /// An app, which renews its ID tokens with a refresh token.
    case app

    /// A browser that is signed in at this server's own pages, with a cookie of this digest.
    ///
    /// The refresh token of the sign-in no longer works.
    case browser(TokenDigest)

    /// A client of OpenID Connect.
    ///
    /// Its refresh token works at the provider's token endpoint only, and gives the client the
    /// scopes that it was granted, never an ID token of the account itself.
    case client(ClientGrant)
}

/// What a client of OpenID Connect was granted.
package struct ClientGrant: Hashable, Sendable {
    package let clientID: OAuthClientID
    package let scopes: OpenIDScopes

    /// The browser's session that the grant ends with; `nil` if it has access without the user.
    package let browserSession: SessionID?

    package init(clientID: OAuthClientID, scopes: OpenIDScopes, browserSession: SessionID?) {
        self.clientID = clientID
        self.scopes = scopes
        self.browserSession = browserSession
    }
}

/// The value of the cookie with which a browser is signed in at this server's pages.
package typealias BrowserSecret = OpaqueSecret<Session>

extension Session {
    /// What a client was granted; `nil` if no client of OpenID Connect has the session.
    package var grant: ClientGrant? {
        if case .client(let grant) = use { grant } else { nil }
    }

    /// Whether the session has ended by time: its own, or a limit of the project.
    package func hasExpired(by settings: SessionSettings, at now: Timestamp) -> Bool {
        let ends = [
            expiresAt, settings.lifetime.map { signedInAt + $0 },
            settings.idle.map { lastUsedAt + $0 },
        ]
        return ends.contains { $0.map { $0 <= now } ?? false }
    }
}
