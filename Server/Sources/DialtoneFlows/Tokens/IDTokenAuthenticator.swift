package import DialtoneBasics
package import DialtoneIDTokens
package import DialtoneModel

/// Finds the account of an ID token, as long as the token's session exists.
///
/// A call that changes something checks again inside its transaction, with
/// ``CheckedIDToken/hold(in:)``: the session may have ended since.
package struct IDTokenAuthenticator: Sendable {
    private let store: any DataStore
    private let tokens: any IDTokenService
    private let clock: ServerClock

    package init(store: any DataStore, tokens: any IDTokenService, clock: ServerClock) {
        self.store = store
        self.tokens = tokens
        self.clock = clock
    }

    /// Returns the account in its current state.
    package func authenticate(
        _ idToken: String?,
        of project: ProjectID,
        forEnrollment: Bool = false
    ) async throws -> Account {
        try await authenticated(idToken, of: project, forEnrollment: forEnrollment).account
    }

    /// Returns the account and the session of the token, in their current state.
    ///
    /// A session that is valid only for enrolling a required second factor is refused unless the
    /// call is part of the enrollment (`forEnrollment`).
    package func authenticated(
        _ idToken: String?,
        of project: ProjectID,
        forEnrollment: Bool = false
    ) async throws -> (account: Account, token: CheckedIDToken) {
        guard let idToken, !idToken.isEmpty else { throw Refusal.missingIDToken }
        let token = try tokens.check(idToken, of: project, at: clock.now)
        SecurityTrail.current?.note(account: token.accountID)
        let acting = try await store.read { try token.acting(in: $0) }
        let current = token.updated(from: acting.session)
        guard forEnrollment || !current.isForEnrollment else {
            throw Refusal.secondFactor(.enrollmentRequired)
        }
        return (acting.account, current)
    }
}
