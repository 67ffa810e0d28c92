package import DialtoneBasics
package import DialtoneFederation
package import DialtoneIDTokens
package import DialtoneModel

/// A client's request to sign its user out (OpenID Connect RP-Initiated Logout 1.0).
package struct SignOutRequest: Sendable {
    package let client: OAuthClient?

    /// The registered address to return to; `nil` if the client sent none.
    package let redirect: ClientRedirect?
    package let state: String?

    /// The claims of the ID token that the client sent; `nil` if it sent none.
    let hint: ClientTokenClaims?

    /// The address to return to, with the client's state; `nil` if there is none.
    package var target: String? {
        redirect?.adding(state.map { [(name: "state", value: $0)] } ?? [])
    }

    /// Whether the user must agree: the request could come from any page, unless an ID token shows
    /// that it comes from a client of the same user.
    package func needsConsent(of browser: ActingSession) -> Bool {
        hint?.subject != browser.account.id.rawValue
    }

    /// The session of the client that sent the ID token, if it belongs to `account`.
    package func clientSession(of account: AccountID) -> SessionID? {
        hint?.subject == account.rawValue ? hint?.sessionID : nil
    }
}

/// Reads the requests of clients to sign users out.
package struct SignOutRequests: Sendable {
    private let clients: OAuthClients
    private let tickets: ProviderSecrets
    private let tokens: ClientTokenVerifier
    private let clock: ServerClock

    package init(
        clients: OAuthClients,
        tickets: ProviderSecrets,
        tokens: ClientTokenVerifier,
        clock: ServerClock
    ) {
        self.clients = clients
        self.tickets = tickets
        self.tokens = tokens
        self.clock = clock
    }

    /// Returns the request; throws if it must not redirect anywhere.
    ///
    /// `clientID`, `redirect` and `idTokenHint` are the parameters of the standard. The hint may
    /// have expired.
    package func request(
        clientID: String?,
        redirect: String?,
        idTokenHint: String?,
        state: String?,
        of issuer: String,
        in project: ProjectID
    ) async throws -> SignOutRequest {
        var hint: ClientTokenClaims?
        if let idTokenHint {
            hint = tokens.hint(idTokenHint, of: issuer, at: clock.now)
            guard hint != nil else {
                throw OAuthRefusal(
                    .invalidRequest,
                    "id_token_hint is not an ID token of this issuer."
                )
            }
        }
        if let clientID, let party = hint?.authorizedParty, clientID != party {
            throw OAuthRefusal(.invalidRequest, "id_token_hint is a token of another client.")
        }
        var client: OAuthClient?
        if let id = clientID ?? hint?.authorizedParty {
            client = try await clients.client(OAuthClientID(rawValue: id), of: project)
            guard client != nil else {
                throw OAuthRefusal(.invalidRequest, "The client is unknown.")
            }
        }
        return SignOutRequest(
            client: client,
            redirect: try address(redirect, of: client),
            state: state,
            hint: hint
        )
    }

    /// Returns the ticket with which `browser` sends the user's answer, encrypted.
    package func ticket(
        for request: SignOutRequest,
        of browser: ActingSession,
        browserDigest: String
    ) throws -> String {
        try tickets.handle(
            for: SignOutTicket(
                request,
                of: browser.account,
                browserDigest: browserDigest,
                at: clock.now
            )
        )
    }

    /// Returns the ticket that only this server can have issued; `nil` for any other text, for an
    /// expired ticket and for that of another browser.
    package func ticket(_ text: String, browserDigest: String?) -> SignOutTicket? {
        guard let browserDigest,
            let ticket = tickets.open(text, as: SignOutTicket.self, at: clock.now),
            ticket.browserDigest == browserDigest
        else { return nil }
        return ticket
    }

    private func address(
        _ redirect: String?,
        of client: OAuthClient?
    ) throws(OAuthRefusal) -> ClientRedirect? {
        guard let redirect else { return nil }
        guard let client else {
            throw OAuthRefusal(
                .invalidRequest,
                "post_logout_redirect_uri needs id_token_hint or client_id."
            )
        }
        guard let address = client.postLogoutRedirect(redirect) else {
            throw OAuthRefusal(
                .invalidRequest,
                "post_logout_redirect_uri is not registered for the client."
            )
        }
        return address
    }
}

/// A request to sign out that waits for the user's answer, which the browser holds, encrypted.
///
/// It is valid only in the browser that shows the question, like an ``AuthorizationTicket``.
package struct SignOutTicket: ProviderHandle, Hashable, Sendable {
    package static let name = "sign-out-ticket"

    package let projectID: ProjectID

    /// SHA-256 of the browser's own cookie, in hex.
    let browserDigest: String

    /// The account that the question is about.
    private let account: String

    /// The address to return to, with the client's state.
    package let target: String?
    package let expiresAt: Int64

    init(
        _ request: SignOutRequest,
        of account: Account,
        browserDigest: String,
        at now: Timestamp
    ) {
        projectID = account.projectID
        self.browserDigest = browserDigest
        self.account = account.id.rawValue
        target = request.target
        expiresAt = (now + AuthorizationTicket.lifetime).milliseconds
    }

    /// Whether the question is about `account`.
    package func asks(about account: AccountID) -> Bool { self.account == account.rawValue }
}
