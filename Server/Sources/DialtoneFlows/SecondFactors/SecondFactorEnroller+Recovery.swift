import DialtoneBasics
import DialtoneIDTokens
package import DialtoneModel

extension SecondFactorEnroller {
    /// Replaces the account's recovery codes with new ones, which are returned only here, and
    /// notifies the account's owner.
    ///
    /// It needs what adding a second factor needs: a recent sign-in that proved one. Otherwise, a
    /// stolen password would be enough to get a way past the second factor.
    package func createRecoveryCodes(
        idToken: String?,
        for caller: AppCaller
    ) async throws -> [RecoveryCode] {
        try caller.settings.secondFactors.requireRecovery()
        let (_, token) = try await authenticator.authenticated(idToken, of: caller.projectID)
        let now = clock.now
        let rule = ChangeRule(caller.settings, at: now)
        let codes = (0..<RecoveryCodes.count).map { _ in RecoveryCode(random: random) }
        let notices = issuer.notices(link: nil, for: caller)
        let account = try await store.write { data in
            let acting = try token.hold(in: data)
            var account = acting.account
            guard !account.secondFactors.isEmpty else { throw Refusal.secondFactor(.notFound) }
            account.recoveryCodes = RecoveryCodes(codes, of: account, at: now)
            try data.save(rule.permit(account, by: acting), sharingEmail: true)
            try Self.countCreation(for: account, at: now, in: data)
            try tell(of: account, since: acting.account, at: now, in: data)
            try notices.queueText(ofRecovery: .recoveryCodesCreated, of: account, in: data, at: now)
            return account
        }
        await issuer.deliver(notices)
        await mailer.tell(.recoveryCodesCreated, to: account, for: caller)
        return codes
    }

    /// Throws if the account got codes too often: each creation sends a mail.
    ///
    /// They count apart from other notices, so that a thief cannot use those up.
    private static func countCreation(
        for account: Account,
        at now: Timestamp,
        in data: any AttemptLedgerWriter
    ) throws {
        let subject = "\(account.id.rawValue) recovery codes"
        var ledger = try data.holdAttempts(.notice, of: subject, in: account.projectID)
        if let wait = ledger.attempt(at: now) {
            throw Refusal.secondFactor(.tooManyRecoveryCodes(retryAfter: wait))
        }
        try data.save(ledger)
    }
}
