/// Finds the account behind an ID token, as long as it may still act.
package struct IDTokenAuthenticator: Sendable {
    private let store: any DataStore
    private let tokens: any IDTokenService
    private let clock: ServerClock

    package init(store: any DataStore, tokens: any IDTokenService, clock: ServerClock) {
        self.store = store
        self.tokens = tokens
        self.clock = clock
    }

    /// The account, in the state it has now.
    package func authenticate(
        _ idToken: String?,
        of project: ProjectID,
        forEnrollment: Bool = false
    ) async throws -> Account {
        try await authenticated(idToken, of: project, forEnrollment: forEnrollment).account
    }

    /// The account, in the state it has now, with what the token says of its sign-in.
    ///
    /// The checks run in the order of upstream, which decides what the SDKs do with the answer.
    /// Only what somebody has to do to enroll a demanded second factor goes on `forEnrollment`.
    package func authenticated(
        _ idToken: String?,
        of project: ProjectID,
        forEnrollment: Bool = false
    ) async throws -> (account: Account, token: CheckedIDToken) {
        guard let idToken, !idToken.isEmpty else { throw Refusal.missingIDToken }
        let token = try tokens.check(idToken, of: project, at: clock.now)
        guard let account = try await store.read({ try $0.account(token.accountID, of: project) })
        else { throw Refusal.accountNotFound }
        guard account.isDisabled != true else { throw Refusal.accountDisabled }
        if let validSince = account.validSince, token.issuedAt.seconds < validSince.seconds {
            throw Refusal.idTokenRevoked
        }
        guard forEnrollment || !token.isForEnrollment else {
            throw Refusal.secondFactor(.enrollmentRequired)
        }
        return (account, token)
    }
}
