package import DialtoneBasics
package import DialtoneFederation
package import DialtoneIDTokens
package import DialtoneModel

/// Hands the session of a sign-in on this server's page over to the app that waits for it.
///
/// The app gets that very session, with its sign-in method and its second factor, not one of an
/// identity provider. No state is stored in between.
package struct SessionHandovers: Sendable {
    private let store: any DataStore
    private let secrets: ProviderSecrets
    private let seal: RotationSeal
    private let sessions: SessionOpener
    private let authenticator: IDTokenAuthenticator
    private let clock: ServerClock
    private let random: RandomSource

    package init(
        store: any DataStore,
        secrets: ProviderSecrets,
        seal: RotationSeal,
        sessions: SessionOpener,
        authenticator: IDTokenAuthenticator,
        clock: ServerClock,
        random: RandomSource
    ) {
        self.store = store
        self.secrets = secrets
        self.seal = seal
        self.sessions = sessions
        self.authenticator = authenticator
        self.clock = clock
        self.random = random
    }

    /// Begins a visit to the sign-in page, and returns its encrypted text.
    package func begin(
        note: String,
        challenge: String,
        browserDigest: String,
        in project: ProjectID
    ) throws -> String {
        try secrets.handle(
            for: HostedVisit(
                to: project,
                note: note,
                challenge: challenge,
                browserDigest: browserDigest,
                at: clock.now
            )
        )
    }

    /// Returns the visit; `nil` for any other text, for an expired visit and for that of another
    /// browser.
    package func visit(_ text: String, browserDigest: String?) -> HostedVisit? {
        guard let browserDigest,
            let visit = secrets.open(text, as: HostedVisit.self, at: clock.now),
            visit.browserDigest == browserDigest
        else { return nil }
        return visit
    }

    /// Offers the session that the page's script has opened during `visit`.
    package func offer(
        sessionOf refreshToken: RefreshToken,
        openedDuring visit: HostedVisit
    ) async throws -> String {
        try await offer(
            sessionOf: refreshToken,
            to: visit.challenge,
            since: visit.start,
            in: visit.projectID
        )
    }

    /// Offers the session of `refreshToken`, which proves that the caller has it, to the app with
    /// the secret of `challenge`.
    ///
    /// Another credential, such as an ID token, which many parties may see, is not enough.
    package func offer(
        sessionOf refreshToken: RefreshToken,
        to challenge: String,
        since start: Timestamp? = nil,
        in project: ProjectID,
        by settings: SessionSettings = SessionSettings()
    ) async throws -> String {
        let now = clock.now
        guard let claim = seal.claim(of: refreshToken),
            let (session, account) = try await store.read({ try $0.session(claim) }),
            session.projectID == project, session.use == .app,
            session.rotation.generation == claim.generation,
            start.map({ session.signedInAt >= $0 }) ?? true,
            session.isInForce(for: account, by: settings, at: now)
        else { throw Refusal.refreshTokenExpired }
        return try text(
            for: session,
            to: challenge,
            isNew: account.createdAt >= start ?? session.signedInAt
        )
    }

    private func text(for session: Session, to challenge: String?, isNew: Bool) throws -> String {
        try secrets.handle(
            for: SessionHandover(
                id: Hex.encode(random.bytes(16)),
                session: session.id.text,
                challenge: challenge,
                isNew: isNew,
                expiresAt: (clock.now + SessionHandover.lifetime).milliseconds
            ),
            in: session.projectID
        )
    }

    /// What the app receives.
    package enum Result: Sendable {
        case session(Session, TokenPair, Account, isNew: Bool)

        /// The app wanted to link the sign-in to another account; `pendingToken` signs in to its
        /// own, once.
        case conflict(pendingToken: String)
    }

    /// Whether `text` is an offer of this server, so that no provider has to be asked about it.
    package func isOffer(_ text: String, in project: ProjectID) -> Bool {
        secrets.open(text, as: SessionHandover.self, in: project, at: clock.now) != nil
    }

    /// Takes over an offered session, once; `secret` is that of the challenge.
    ///
    /// With `idToken`, the sign-in must be that of the same account.
    package func take(
        _ text: String,
        secret: String?,
        idToken: String?,
        for caller: AppCaller
    ) async throws -> Result {
        let (now, project) = (clock.now, caller.projectID)
        guard
            let offer = secrets.open(text, as: SessionHandover.self, in: project, at: now),
            offer.isFor(secret), let id = SessionID(offer.session)
        else { throw Self.unusable }
        var linked: AccountID?
        if let idToken, !idToken.isEmpty {
            linked = try await authenticator.authenticate(idToken, of: project).id
        }
        let spent = SpentProof(
            token: "\(SessionHandover.name)\n\(offer.id)",
            expiresAt: Timestamp(milliseconds: offer.expiresAt)
        )
        let found = try await store.write { data -> (Session, Account)? in
            guard try data.spend(spent, of: project.parent),
                let (session, account) = try data.session(id),
                session.projectID == project, session.use == .app,
                session.isInForce(for: account, by: caller.settings.sessions, at: now)
            else { return nil }
            return (session, account)
        }
        guard let (session, account) = found else { throw Self.unusable }
        SecurityTrail.current?.note(account: account.id)
        guard linked.map({ $0 == account.id }) ?? true else {
            return .conflict(
                pendingToken: try self.text(for: session, to: nil, isNew: offer.isNew)
            )
        }
        let tokens = try await sessions.tokenPair(
            for: session,
            of: account,
            by: caller.settings.tokens,
            at: now
        )
        return .session(session, tokens, account, isNew: offer.isNew)
    }

    private static let unusable = FederationRefusal.invalidResponse(
        "The sign-in is not meant for this page, was used already, or has expired."
    )
}
