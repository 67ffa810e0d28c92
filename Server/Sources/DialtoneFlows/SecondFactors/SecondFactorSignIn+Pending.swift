import DialtoneBasics
import DialtoneModel

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

    /// Returns the pending sign-in and its account, if a second factor can still complete it.
    static func find(
        _ digest: TokenDigest,
        of project: ProjectID,
        at now: Timestamp,
        in data: any AccountReader & PendingSignInReader
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

    /// Returns the same with the account locked against concurrent changes and sign-ins.
    static func hold(
        _ digest: TokenDigest,
        of project: ProjectID,
        at now: Timestamp,
        in data: any AccountWriter & PendingSignInReader
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

    /// Uses the pending sign-in for `account` and `factor`, which complete it.
    ///
    /// No other request can use it while a hook is called.
    static func complete(
        _ pending: PendingSignIn,
        of account: Account,
        by factor: ProvedSecondFactor,
        for caller: AppCaller,
        at now: Timestamp,
        in data: any PendingSignInWriter & SecondFactorLedgerWriter
    ) throws -> ProvedSignIn {
        guard try data.consumePendingSignIn(pending.digest) else {
            throw Refusal.pendingSignIn(.unknown)
        }
        try data.clearSecondFactorLedger(of: account)
        var firstFactor = pending.firstFactor
        firstFactor.bypassesSecondFactor = true
        return ProvedSignIn(
            account: account,
            factor: firstFactor,
            secondFactor: factor,
            client: pending.client
        ) { account, _ in
            // If something ended the sign-in while the hook was called, it is still refused.
            let refusal = pending.refusal(for: account, of: caller.projectID, at: now)
            if let refusal { throw refusal }
        }
    }
}
