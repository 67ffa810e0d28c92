package import DialtoneBasics
package import DialtoneModel

/// Issues ID tokens, and verifies those that clients send back.
package protocol IDTokenService: Sendable {
    /// Returns a token of `session` for the current state of `account`.
    ///
    /// It is signed according to the project's `settings`, on another thread than the caller's.
    /// `id` must be unique, so that no two tokens are the same, even within one second.
    func issue(
        for session: Session,
        account: Account,
        id: IDTokenID,
        by settings: TokenSettings,
        at now: Timestamp
    ) async throws -> String

    /// Returns a session cookie with the claims of a verified ID token.
    func issueCookie(
        of idToken: String,
        of project: Project,
        lasting lifetime: TimeSpan,
        at now: Timestamp
    ) async throws -> String

    /// Verifies a token of `project`; throws a ``Refusal`` unless it is authentic and unexpired.
    func check(_ token: String, of project: ProjectID, at now: Timestamp) throws -> CheckedIDToken
}
