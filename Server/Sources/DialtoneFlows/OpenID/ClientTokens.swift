package import DialtoneBasics
package import DialtoneIDTokens
package import DialtoneModel

/// Issues tokens to clients: for a code, and for a refresh token.
///
/// Each code opens a session of the client, which its user can list and end like every other. Its
/// tokens end with it.
package struct ClientTokens: Sendable {
    private let store: any DataStore
    private let signer: any ClaimSigner
    private let seal: RotationSeal
    private let use: RefreshTokenUse
    private let clock: ServerClock
    private let random: RandomSource

    package init(
        store: any DataStore,
        signer: any ClaimSigner,
        seal: RotationSeal,
        clock: ServerClock,
        random: RandomSource
    ) {
        self.store = store
        self.signer = signer
        self.seal = seal
        use = RefreshTokenUse(store: store, seal: seal, random: random)
        self.clock = clock
        self.random = random
    }

    /// What a client receives.
    package struct Response: Sendable {
        package let accessToken: String
        package let idToken: String

        /// `nil` if the client has no access without the user.
        package let refreshToken: RefreshToken?
        package let scopes: OpenIDScopes
    }

    /// The client that calls, and the project and issuer that it calls.
    package struct Caller: Sendable {
        package let client: OAuthClient
        package let project: Project
        package let issuer: String

        package init(client: OAuthClient, project: Project, issuer: String) {
            self.client = client
            self.project = project
            self.issuer = issuer
        }
    }

    /// What a client sends for a code.
    package struct CodeExchange: Sendable {
        let code: String
        let redirect: String?
        let verifier: String?

        package init(code: String, redirect: String?, verifier: String?) {
            self.code = code
            self.redirect = redirect
            self.verifier = verifier
        }
    }

    /// Exchanges a code, once, and opens the client's session.
    ///
    /// A code that is used again ends the session that it was exchanged for: two parties have it,
    /// so one of them stole it.
    package func exchange(
        _ exchange: CodeExchange,
        by caller: Caller
    ) async throws -> Response {
        let now = clock.now
        guard let digest = AuthorizationCodeSecret(exchange.code)?.digest else {
            throw OAuthRefusal.unknownCode
        }
        let draft = SessionDraft(
            id: SessionID(random: random, at: now),
            refreshToken: RefreshToken(random: random)
        )
        let outcome = try await store.write { data in
            try self.exchange(exchange, digest, by: caller, opening: draft, at: now, in: data)
        }
        let exchanged = try outcome.get()
        return try await response(
            for: exchanged.session,
            of: exchanged.account,
            scopes: exchanged.code.scopes,
            refreshToken: draft.refreshToken,
            nonce: exchanged.code.nonce,
            claims: exchanged.code.idTokenClaims,
            by: caller,
            at: now
        )
    }

    private struct Exchanged: Sendable {
        let session: Session
        let account: Account
        let code: AuthorizationCode
    }

    /// A failure that is returned keeps what the transaction has written.
    private func exchange(
        _ exchange: CodeExchange,
        _ digest: TokenDigest,
        by caller: Caller,
        opening draft: SessionDraft,
        at now: Timestamp,
        in data: any DataWriter
    ) throws -> Result<Exchanged, OAuthRefusal> {
        guard let code = try data.authorizationCode(digest), code.projectID == caller.project.id,
            code.clientID == caller.client.id
        else { return .failure(.unknownCode) }
        SecurityTrail.current?.note(account: code.accountID)
        // The account is locked before its sessions, as everywhere.
        let account = try data.holdAccount(code.accountID, of: code.projectID)
        if let granted = code.grantedSession {
            return .failure(try refuse(reuseOf: granted, of: account, at: now, in: data))
        }
        if let refusal = code.refusal(of: exchange, at: now) { return .failure(refusal) }
        guard let account, let (browser, _) = try data.session(code.browserSession),
            browser.isInForce(for: account, by: caller.project.settings.sessions, at: now)
        else { return .failure(.endedSession) }
        guard try data.useAuthorizationCode(digest, for: draft.id) else {
            // Another request has used it since it was read.
            let used = try data.authorizationCode(digest)?.grantedSession
            return .failure(try refuse(reuseOf: used, of: account, at: now, in: data))
        }
        let session = Session(code, opening: draft, in: browser, by: caller.client, at: now)
        try data.insert(session)
        return .success(Exchanged(session: session, account: account, code: code))
    }

    /// Ends the session that a reused code was exchanged for.
    private func refuse(
        reuseOf session: SessionID?,
        of account: Account?,
        at now: Timestamp,
        in data: any DataWriter
    ) throws -> OAuthRefusal {
        if let session, let account, try data.deleteSession(session) {
            try AccountEvents(of: account.projectID, in: data, at: now, random: random)
                .record(.sessionsEnded, of: account, sessions: [session], in: data)
        }
        return .reusedCode
    }

    /// Exchanges a refresh token for new tokens, of `scopes` if the client requests fewer.
    package func refresh(
        _ text: String,
        scopes: OpenIDScopes?,
        by caller: Caller
    ) async throws -> Response {
        let now = clock.now
        let (session, account, token, claim) = try await found(text, of: caller)
        var settings = caller.project.settings.sessions
        guard let grant = session.grant,
            session.isInForce(for: account, by: settings, at: now)
        else { throw OAuthRefusal.endedSession }
        SecurityTrail.current?.note(account: account.id)
        let granted = grant.scopes.intersection(caller.client.details.scopes)
        let scopes = scopes ?? granted
        guard scopes.isSubset(of: granted) else {
            throw OAuthRefusal(.invalidScope, "scope exceeds what the user granted.")
        }
        // The standard requires it of public clients, and reuse is detected only with it.
        settings.rotatesRefreshTokens = true
        let next: RefreshToken
        do {
            next = try await use.next(
                after: token,
                claim,
                of: session,
                account,
                by: settings,
                at: now
            )
        } catch Refusal.refreshTokenReused {
            throw OAuthRefusal.reusedRefreshToken
        } catch Refusal.refreshTokenExpired {
            throw OAuthRefusal.endedSession
        }
        return try await response(
            for: session,
            of: account,
            scopes: scopes,
            refreshToken: next,
            by: caller,
            at: now
        )
    }

    /// Ends the client's session that a token belongs to (RFC 7009); does nothing for other tokens.
    ///
    /// A refresh token that was replaced counts as well.
    package func revoke(
        _ text: String,
        verifying tokens: ClientTokenVerifier,
        by caller: Caller
    ) async throws {
        let now = clock.now
        var id: SessionID?
        if let claims = tokens.accessToken(text, of: caller.issuer, at: now) {
            id = claims.sessionID
        } else if let (session, _, _, _) = try? await found(text, of: caller) {
            id = session.id
        }
        guard let id else { return }
        try await store.write { data in
            guard let (session, account) = try data.session(id),
                session.grant?.clientID == caller.client.id,
                session.projectID == caller.project.id
            else { return }
            _ = try data.holdAccount(account.id, of: account.projectID)
            guard try data.deleteSession(id) else { return }
            try AccountEvents(of: account.projectID, in: data, at: now, random: random)
                .record(.sessionsEnded, of: account, sessions: [id], in: data)
        }
    }

    /// Returns the session that a refresh token of the client belongs to.
    private func found(
        _ text: String,
        of caller: Caller
    ) async throws -> (Session, Account, RefreshToken, RefreshTokenClaim) {
        guard let token = RefreshToken(text), let claim = seal.claim(of: token) else {
            throw OAuthRefusal.unknownRefreshToken
        }
        guard let (session, account) = try await store.read({ try $0.session(claim) }),
            let grant = session.grant, grant.clientID == caller.client.id,
            grant.scopes.contains(.offlineAccess), session.projectID == caller.project.id
        else { throw OAuthRefusal.unknownRefreshToken }
        return (session, account, token, claim)
    }

    private func response(
        for session: Session,
        of account: Account,
        scopes: OpenIDScopes,
        refreshToken: RefreshToken,
        nonce: String? = nil,
        claims: [String] = [],
        by caller: Caller,
        at now: Timestamp
    ) async throws -> Response {
        let settings = caller.project.settings.tokens
        let access = ClientAccessToken(
            id: IDTokenID(random: random),
            issuer: caller.issuer,
            session: session,
            client: caller.client,
            scopes: scopes,
            issuedAt: now
        )
        let accessToken = try await signer.sign(
            access.json,
            as: .accessToken,
            by: settings,
            at: now
        )
        var identity = ClientIDToken(
            issuer: caller.issuer,
            session: session,
            account: account,
            clientID: caller.client.id,
            accessToken: accessToken,
            issuedAt: now
        )
        identity.nonce = nonce
        identity.claims = claims
        let isOffline = session.grant?.scopes.contains(.offlineAccess) ?? false
        return Response(
            accessToken: accessToken,
            idToken: try await signer.sign(identity.json, by: settings, at: now),
            refreshToken: isOffline ? refreshToken : nil,
            scopes: scopes
        )
    }
}

extension Session {
    /// The session of a client that exchanged `code`, in the session of its browser.
    ///
    /// It counts as signed in at the same time, so that everything that ends older sessions ends
    /// it as well. Without access without the user, it lasts as long as its access token, and not
    /// longer than the browser's session.
    fileprivate init(
        _ code: AuthorizationCode,
        opening draft: SessionDraft,
        in browser: Session,
        by client: OAuthClient,
        at now: Timestamp
    ) {
        let isOffline = code.scopes.contains(.offlineAccess)
        let end = now + ClientAccessToken.lifetime
        self.init(
            id: draft.id,
            projectID: code.projectID,
            accountID: code.accountID,
            refreshTokenDigest: draft.refreshToken.digest,
            signInProvider: browser.signInProvider,
            signedInAt: browser.signedInAt,
            lastUsedAt: now,
            client: client.displayName,
            context: SessionContext(
                secondFactor: browser.context.secondFactor,
                continuedAt: browser.context.continuedAt
            ),
            use: .client(
                ClientGrant(
                    clientID: client.id,
                    scopes: code.scopes,
                    browserSession: isOffline ? nil : browser.id
                )
            ),
            expiresAt: isOffline ? nil : min(end, browser.expiresAt ?? end)
        )
    }
}

extension AuthorizationCode {
    /// Returns why an exchange is refused that no other request has made; `nil` if it is not.
    fileprivate func refusal(
        of exchange: ClientTokens.CodeExchange,
        at now: Timestamp
    ) -> OAuthRefusal? {
        guard now < expiresAt else {
            return OAuthRefusal(.invalidGrant, "The code has expired.")
        }
        guard exchange.redirect == redirect else {
            return .foreignCode("redirect_uri is not the one of the request.")
        }
        switch (challenge, exchange.verifier) {
        case (nil, nil):
            return nil
        case (nil, .some):
            // RFC 9700, section 4.8.2: the challenge may have been removed from the request.
            return .foreignCode("The request had no code_challenge.")
        case (.some, nil):
            return .foreignCode("code_verifier is missing.")
        case (let challenge?, let verifier?):
            return challenge.isMet(by: verifier)
                ? nil : .foreignCode("code_verifier is not the one of the request.")
        }
    }
}

extension OAuthRefusal {
    fileprivate static let unknownCode = OAuthRefusal(
        .invalidGrant,
        "The code is unknown.",
        reason: .authorizationCodeRefused
    )

    fileprivate static let reusedCode = OAuthRefusal(
        .invalidGrant,
        "The code was used before. The tokens that it was exchanged for are revoked.",
        reason: .authorizationCodeReused
    )

    fileprivate static let endedSession = OAuthRefusal(
        .invalidGrant,
        "The session has ended.",
        reason: .sessionEnded
    )

    fileprivate static let unknownRefreshToken = OAuthRefusal(
        .invalidGrant,
        "The refresh token is unknown, or its session has ended.",
        reason: .sessionEnded
    )

    fileprivate static let reusedRefreshToken = OAuthRefusal(
        .invalidGrant,
        "The refresh token was replaced. Its session is ended.",
        reason: .refreshTokenReused
    )

    fileprivate static func foreignCode(_ description: String) -> OAuthRefusal {
        OAuthRefusal(.invalidGrant, description, reason: .authorizationCodeRefused)
    }
}
