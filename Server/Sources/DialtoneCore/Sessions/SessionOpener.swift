/// Makes sessions, and the tokens that their holders get.
package struct SessionOpener: Sendable {
    private let tokens: any IDTokenService
    private let random: RandomSource

    package init(tokens: any IDTokenService, random: RandomSource) {
        self.tokens = tokens
        self.random = random
    }

    /// A fresh refresh token and the ID of its session, drawn before the transaction begins.
    package func draw(at now: Timestamp) -> SessionDraft {
        SessionDraft(
            id: SessionID(random: random, at: now),
            refreshToken: RefreshToken(random: random)
        )
    }

    /// The tokens of a session that is durable by now.
    package func tokenPair(
        for session: Session,
        of account: Account,
        by settings: TokenSettings,
        refreshToken: RefreshToken,
        at now: Timestamp
    ) async throws -> TokenPair {
        TokenPair(
            idToken: try await tokens.issue(
                for: session,
                account: account,
                by: settings,
                at: now
            ),
            refreshToken: refreshToken,
            accountID: account.id
        )
    }
}

/// The unguessable parts of a session to be.
package struct SessionDraft: Sendable {
    package let id: SessionID
    package let refreshToken: RefreshToken

    package func session(
        of account: Account,
        signedInWith provider: SignInProvider,
        at now: Timestamp,
        client: String?,
        context: SessionContext = SessionContext()
    ) -> Session {
        Session(
            id: id,
            projectID: account.projectID,
            accountID: account.id,
            refreshTokenDigest: refreshToken.digest,
            signInProvider: provider,
            signedInAt: now,
            lastUsedAt: now,
            client: client,
            context: context
        )
    }
}
