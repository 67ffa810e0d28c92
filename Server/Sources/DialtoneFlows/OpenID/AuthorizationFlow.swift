package import DialtoneBasics
package import DialtoneFederation
package import DialtoneIDTokens
package import DialtoneModel

/// Takes a client's request from the authorization endpoint to a code.
///
/// No state is stored in between: the browser carries an ``AuthorizationTicket``. Each step is
/// determined anew from the ticket and the browser's session.
package struct AuthorizationFlow: Sendable {
    private let store: any DataStore
    private let tickets: ProviderSecrets
    private let tokens: ClientTokenVerifier
    private let parties: RelyingParties
    private let clock: ServerClock
    private let random: RandomSource

    package init(
        store: any DataStore,
        tickets: ProviderSecrets,
        tokens: ClientTokenVerifier,
        parties: RelyingParties,
        clock: ServerClock,
        random: RandomSource
    ) {
        self.store = store
        self.tickets = tickets
        self.tokens = tokens
        self.parties = parties
        self.clock = clock
        self.random = random
    }

    /// The next step of a request, with what the page needs to show it.
    package struct Stage: Sendable {
        package let ticket: AuthorizationTicket
        package let client: OAuthClient
        package let redirect: ClientRedirect
        package let browser: ActingSession?
        package let step: AuthorizationStep
        let sessionSettings: SessionSettings
    }

    /// Returns the request that `parameters` describe.
    ///
    /// `client` and `redirect` are checked already, so an error may be sent to that address.
    package func request(
        _ parameters: AuthorizationParameters,
        of client: OAuthClient,
        to redirect: ClientRedirect,
        by issuer: String
    ) throws(OAuthRefusal) -> AuthorizationRequest {
        let now = clock.now
        var request = try parameters.request(of: client, to: redirect, at: now)
        guard let hint = parameters.idTokenHint else { return request }
        guard let claims = tokens.hint(hint, of: issuer, at: now) else {
            throw OAuthRefusal(.invalidRequest, "id_token_hint is not an ID token of this issuer.")
        }
        request.expectedAccount = claims.subject
        return request
    }

    /// Returns the encrypted text of a ticket.
    package func text(of ticket: AuthorizationTicket) throws -> String {
        try tickets.handle(for: ticket)
    }

    /// Returns the ticket that only this server can have issued; `nil` for any other text, for an
    /// expired ticket and for that of another browser.
    package func ticket(_ text: String, browserDigest: String?) -> AuthorizationTicket? {
        guard let browserDigest,
            let ticket = tickets.open(text, as: AuthorizationTicket.self, at: clock.now),
            ticket.browserDigest == browserDigest
        else { return nil }
        return ticket
    }

    /// Returns the encrypted text of a sign-in by forms.
    package func text(of progress: SignInProgress) throws -> String {
        try tickets.handle(for: progress)
    }

    /// Returns the sign-in by forms; `nil` in the same cases as for its ticket.
    package func progress(_ text: String, browserDigest: String?) -> SignInProgress? {
        guard let browserDigest,
            let progress = tickets.open(text, as: SignInProgress.self, at: clock.now),
            progress.ticket.browserDigest == browserDigest
        else { return nil }
        return progress
    }

    /// Determines the next step; `nil` if the client or its address no longer exist.
    package func stage(
        _ ticket: AuthorizationTicket,
        browser: ActingSession?,
        in project: Project
    ) async throws -> Stage? {
        let request = ticket.request
        let found = try await store.read { data in
            (
                try data.oauthClient(request.clientID, of: project.id),
                try browser.flatMap { browser in
                    try data.consent(
                        of: browser.account.id,
                        to: request.clientID,
                        in: project.id
                    )
                },
                try browser.map { try self.canProveTwoFactors($0.account, in: project, data) }
            )
        }
        guard let client = found.0, !client.details.isDisabled,
            let redirect = client.redirect(request.redirect)
        else { return nil }
        let judgment = AuthorizationJudgment(
            of: ticket,
            from: client,
            to: redirect,
            browser: browser,
            consent: found.1,
            canProveTwoFactors: found.2 ?? false,
            at: clock.now
        )
        return Stage(
            ticket: ticket,
            client: client,
            redirect: redirect,
            browser: browser,
            step: judgment.step,
            sessionSettings: project.settings.sessions
        )
    }

    /// Whether a sign-in on the page can prove two factors of the account.
    ///
    /// A passkey is both. Those of another domain do not work on the page.
    private func canProveTwoFactors(
        _ account: Account,
        in project: Project,
        _ data: any PasskeyReader
    ) throws -> Bool {
        if project.settings.secondFactors.isOn, !account.secondFactors.isEmpty { return true }
        guard project.settings.passkeys.isEnabled, let domain = parties.id(of: project.settings)
        else { return false }
        return try data.passkeys(of: account.id, in: project.id)
            .contains { !$0.isMadeUp && $0.relyingPartyID == domain }
    }

    /// Returns the code that grants a request whose step is ``AuthorizationStep/grant``.
    ///
    /// It is stored in one transaction with the user's consent. Throws if the browser's session or
    /// the client has ended since the step was determined.
    package func code(for stage: Stage) async throws -> AuthorizationCodeSecret {
        guard let browser = stage.browser, stage.step == .grant else {
            throw Refusal.refreshTokenExpired
        }
        let secret = AuthorizationCodeSecret(random: random)
        let (request, now) = (stage.ticket.request, clock.now)
        let code = AuthorizationCode(
            digest: secret.digest,
            projectID: browser.account.projectID,
            clientID: stage.client.id,
            accountID: browser.account.id,
            browserSession: browser.session.id,
            redirect: request.redirect,
            challenge: request.challenge,
            scopes: request.scopes,
            nonce: request.nonce,
            idTokenClaims: request.idTokenClaims,
            createdAt: now
        )
        let consents =
            !stage.client.details.isFirstParty && stage.ticket.isConsented(by: browser.account.id)
        try await store.write { data in
            // Everything that ends sessions locks the account first, so that this transaction
            // happens entirely before or after.
            guard let account = try data.holdAccount(code.accountID, of: code.projectID),
                let (session, _) = try data.session(code.browserSession),
                session.isInForce(for: account, by: stage.sessionSettings, at: now),
                let client = try data.oauthClient(code.clientID, of: code.projectID),
                !client.details.isDisabled, client.redirect(code.redirect) != nil
            else { throw Refusal.refreshTokenExpired }
            if consents { try Self.extendConsent(by: code, in: data) }
            if now - session.lastUsedAt >= RefreshTokenUse.useResolution {
                try data.recordRefresh(session, at: now)
            }
            try data.insert(code)
        }
        return secret
    }

    private static func extendConsent(
        by code: AuthorizationCode,
        in data: any OAuthClientReader & OAuthClientWriter
    ) throws {
        let before = try data.consent(
            of: code.accountID,
            to: code.clientID,
            in: code.projectID
        )
        try data.save(
            ClientConsent(
                projectID: code.projectID,
                accountID: code.accountID,
                clientID: code.clientID,
                scopes: before.map { $0.scopes.union(code.scopes) } ?? code.scopes,
                grantedAt: code.createdAt
            )
        )
    }
}
