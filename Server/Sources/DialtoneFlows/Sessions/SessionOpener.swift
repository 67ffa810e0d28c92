package import DialtoneBasics
package import DialtoneIDTokens
package import DialtoneModel

/// Creates sessions and issues their tokens.
package struct SessionOpener: Sendable {
    private let tokens: any IDTokenService
    private let seal: RotationSeal
    private let random: RandomSource

    package init(tokens: any IDTokenService, seal: RotationSeal, random: RandomSource) {
        self.tokens = tokens
        self.seal = seal
        self.random = random
    }

    /// Generates a refresh token and the ID of its session, before the transaction begins.
    package func draw(at now: Timestamp) -> SessionDraft {
        SessionDraft(
            id: SessionID(random: random, at: now),
            refreshToken: RefreshToken(random: random)
        )
    }

    /// Returns the tokens of a session that is already committed.
    ///
    /// `refreshToken` is the token with which the session was opened or renewed. Without it, an
    /// existing session continues: its client gets a token of the current generation, which is as
    /// valid as the one that it has.
    package func tokenPair(
        for session: Session,
        of account: Account,
        by settings: TokenSettings,
        refreshToken: RefreshToken? = nil,
        at now: Timestamp
    ) async throws -> TokenPair {
        TokenPair(
            idToken: try await tokens.issue(
                for: session,
                account: account,
                id: IDTokenID(random: random),
                by: settings,
                at: now
            ),
            refreshToken: refreshToken
                ?? seal.token(of: session.id, generation: session.rotation.generation),
            accountID: account.id
        )
    }
}

/// The random parts of a new session.
package struct SessionDraft: Sendable {
    package let id: SessionID
    package let refreshToken: RefreshToken

    /// The token that `session` was opened with; `nil` for an existing session.
    package func refreshToken(of session: Session) -> RefreshToken? {
        session.id == id ? refreshToken : nil
    }

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
