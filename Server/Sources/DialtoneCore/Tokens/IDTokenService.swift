/// Issues ID tokens, and checks those that clients send back.
package protocol IDTokenService: Sendable {
    /// A token for `account` as it is now, signed as its project's `settings` say; signing runs
    /// off the caller's thread.
    func issue(
        for session: Session,
        account: Account,
        by settings: TokenSettings,
        at now: Timestamp
    ) async throws -> String

    /// A session cookie with the claims of an ID token that was checked.
    func issueCookie(
        of idToken: String,
        of project: Project,
        lasting lifetime: TimeSpan,
        at now: Timestamp
    ) async throws -> String

    /// What a token of `project` says; throws a ``Refusal`` unless the token is genuine and fresh.
    func check(_ token: String, of project: ProjectID, at now: Timestamp) throws -> CheckedIDToken
}

/// An ID token of ours that was genuine and fresh when it was checked.
package struct CheckedIDToken: Hashable, Sendable {
    package let accountID: AccountID
    package let issuedAt: Timestamp
    package let signedInAt: Timestamp
    package let signInProvider: SignInProvider

    /// What the session began with besides the first factor.
    package let secondFactor: ProvedSecondFactor?

    /// Whether it is good for nothing but enrolling the second factor that the project demands.
    package let isForEnrollment: Bool

    package init(
        accountID: AccountID,
        issuedAt: Timestamp,
        signedInAt: Timestamp,
        signInProvider: SignInProvider,
        secondFactor: ProvedSecondFactor? = nil,
        isForEnrollment: Bool = false
    ) {
        self.accountID = accountID
        self.issuedAt = issuedAt
        self.signedInAt = signedInAt
        self.signInProvider = signInProvider
        self.secondFactor = secondFactor
        self.isForEnrollment = isForEnrollment
    }
}
