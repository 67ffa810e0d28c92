extension SecondFactorSignIn {
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
        SecurityTrail.current?.note(account: account.id)
        if let refusal = pending.refusal(for: account, of: project, at: now) { throw refusal }
        return (pending, account)
    }

    /// The tokens of a sign-in, once a hook that wants to know of it was asked.
    func tokens(
        of step: SecondFactorOpening.Step,
        _ opening: SecondFactorOpening,
        for caller: SignInCaller
    ) async throws -> TokenPair {
        switch step {
        case .opened(let session, let account):
            return try await sessions.tokenPair(
                for: session,
                of: account,
                by: caller.settings.tokens,
                refreshToken: opening.draft.refreshToken,
                at: opening.now
            )
        case .proved(let pending, let secondFactor):
            var firstFactor = pending.firstFactor
            firstFactor.bypassesSecondFactor = true
            let outcome = try await completion.complete(
                pending.accountID,
                by: firstFactor,
                provedBefore: secondFactor,
                for: caller
            ) { account, _ in
                // What ended the sign-in while the hook thought ends it still.
                let refusal = pending.refusal(for: account, of: caller.projectID, at: opening.now)
                if let refusal { throw refusal }
            }
            guard case .signedIn(let tokens, _) = outcome else { throw Refusal.accountChanged }
            return tokens
        }
    }
}
