extension SecondFactorSignIn {
    /// The session that a second factor opened.
    struct Opened: Sendable {
        let session: Session
        let account: Account
    }

    static func require(_ credential: String?) throws(Refusal) -> String {
        guard let credential, !credential.isEmpty else {
            throw .pendingSignIn(.missingAtEnd)
        }
        return credential
    }

    static func digest(of credential: String) throws(Refusal) -> TokenDigest {
        guard let credential = PendingCredential(credential) else {
            throw .pendingSignIn(.unknown)
        }
        return credential.digest
    }

    /// The pending sign-in and its account, if a second factor can still complete it.
    static func find(
        _ digest: TokenDigest,
        of project: ProjectID,
        at now: Timestamp,
        in data: any DataReader
    ) throws -> (pending: PendingSignIn, account: Account) {
        guard let pending = try data.pendingSignIn(digest) else {
            throw Refusal.pendingSignIn(.unknown)
        }
        return try check(
            pending,
            data.account(pending.accountID, of: pending.projectID),
            project,
            now
        )
    }

    /// The same with the account held: nobody else changes it or signs in to it meanwhile.
    static func hold(
        _ digest: TokenDigest,
        of project: ProjectID,
        at now: Timestamp,
        in data: any DataWriter
    ) throws -> (pending: PendingSignIn, account: Account) {
        guard let pending = try data.pendingSignIn(digest) else {
            throw Refusal.pendingSignIn(.unknown)
        }
        let account = try data.holdAccount(pending.accountID, of: pending.projectID)
        return try check(pending, account, project, now)
    }

    private static func check(
        _ pending: PendingSignIn,
        _ account: Account?,
        _ project: ProjectID,
        _ now: Timestamp
    ) throws(Refusal) -> (pending: PendingSignIn, account: Account) {
        guard let account else { throw .accountNotFound }
        if let refusal = pending.refusal(for: account, of: project, at: now) { throw refusal }
        return (pending, account)
    }

    /// Uses the pending sign-in up and opens the session that it was for.
    static func open(
        _ draft: SessionDraft,
        for account: Account,
        _ pending: PendingSignIn,
        provedBy factor: SecondFactor,
        at now: Timestamp,
        in data: any DataWriter
    ) throws -> Opened {
        guard try data.consumePendingSignIn(pending.digest) else {
            throw Refusal.pendingSignIn(.unknown)
        }
        let current = try data.recordSignIn(
            account.id,
            of: account.projectID,
            at: now,
            phoneProved: pending.firstFactor.provider == .phone
        )
        guard let current else { throw Refusal.accountDisabled }
        try data.clearSecondFactorLedger(of: current)
        let session = draft.session(
            of: current,
            signedInWith: pending.firstFactor.provider,
            at: now,
            client: pending.client,
            context: SessionContext(
                secondFactor: ProvedSecondFactor(factor),
                claims: pending.firstFactor.sessionClaims,
                signInAttributes: pending.firstFactor.signInAttributes
            )
        )
        try data.insert(session)
        return Opened(session: session, account: current)
    }

    func tokens(
        of opened: Opened,
        _ draft: SessionDraft,
        by settings: TokenSettings,
        at now: Timestamp
    ) async throws -> TokenPair {
        try await sessions.tokenPair(
            for: opened.session,
            of: opened.account,
            by: settings,
            refreshToken: draft.refreshToken,
            at: now
        )
    }
}
