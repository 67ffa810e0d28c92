package import DialtoneBasics
package import DialtoneIDTokens
package import DialtoneModel

/// Issues session cookies for ID tokens.
package struct SessionCookieIssuer: Sendable {
    private let authenticator: IDTokenAuthenticator
    private let tokens: any IDTokenService
    private let clock: ServerClock

    package init(
        authenticator: IDTokenAuthenticator,
        tokens: any IDTokenService,
        clock: ServerClock
    ) {
        self.authenticator = authenticator
        self.tokens = tokens
        self.clock = clock
    }

    /// Returns a session cookie for the user of the ID token, valid for the given number of
    /// seconds.
    ///
    /// Refuses the same tokens as any other call: those of sessions that have ended, and of
    /// disabled accounts. The cookie itself remains valid after its session ends; back ends verify
    /// it themselves. Therefore it never lasts longer than the limits of the project's sessions.
    package func cookie(
        of idToken: String?,
        seconds: Int64?,
        of project: Project
    ) async throws -> String {
        let seconds = seconds ?? SessionCookie.longestLifetime.wholeSeconds
        guard let idToken, !idToken.isEmpty else { throw Refusal.missingIDToken }
        guard SessionCookie.lifetimes.contains(seconds) else {
            throw Refusal.invalidCookieLifetime
        }
        let now = clock.now
        let token = try await authenticator.authenticated(idToken, of: project.id).token
        let limits = project.settings.sessions
        let rest = [limits.lifetime.map { token.signedInAt + $0 - now }, limits.idle]
            .compactMap(\.self).min()
        // The remaining seconds are rounded down, so that the cookie ends first.
        let most = (rest?.milliseconds).map { $0 / 1_000 } ?? seconds
        guard most > 0 else { throw Refusal.idTokenRevoked }
        return try await tokens.issueCookie(
            of: idToken,
            of: project,
            lasting: .seconds(min(seconds, most)),
            at: now
        )
    }
}
