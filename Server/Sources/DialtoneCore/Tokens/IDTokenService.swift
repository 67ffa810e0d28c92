/// Issues ID tokens, and checks those that clients send back.
package protocol IDTokenService: Sendable {
    /// A token of `session` for `account` as it is now, signed as its project's `settings` say;
    /// signing runs off the caller's thread.
    ///
    /// `id` is new each time: no two tokens are the same, even within one second.
    func issue(
        for session: Session,
        account: Account,
        id: IDTokenID,
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
