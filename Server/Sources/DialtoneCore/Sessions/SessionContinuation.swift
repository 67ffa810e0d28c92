/// A session for whoever just changed their own account, in place of the one they asked from.
///
/// It goes on where that one began: same first factor, same time of sign-in, so that changing
/// an account never passes for signing in again.
struct SessionContinuation: Sendable {
    let draft: SessionDraft
    let token: CheckedIDToken
    let client: String?
    let now: Timestamp

    /// Opens the session; earlier ones stay.
    func open(
        for account: Account,
        secondFactor: ProvedSecondFactor?,
        in data: any DataWriter
    ) throws -> Session {
        let session = Session(
            id: draft.id,
            projectID: account.projectID,
            accountID: account.id,
            refreshTokenDigest: draft.refreshToken.digest,
            signInProvider: token.signInProvider,
            signedInAt: token.signedInAt,
            lastUsedAt: now,
            client: client,
            context: SessionContext(secondFactor: secondFactor, continuedAt: now)
        )
        try data.insert(session)
        return session
    }
}
