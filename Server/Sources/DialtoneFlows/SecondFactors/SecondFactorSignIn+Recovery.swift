import DialtoneBasics
package import DialtoneIDTokens
package import DialtoneModel
import Synchronization

extension SecondFactorSignIn {
    /// Signs in with a recovery code, which cannot be used again, and notifies the account's owner.
    ///
    /// Wrong codes count as those of authenticator apps do, with the same wait. A right code need
    /// not wait: 80 bits cannot be guessed, and an attacker with only the password could otherwise keep
    /// the owner out.
    package func finishRecovery(
        _ credential: String?,
        code text: String?,
        for caller: AppCaller
    ) async throws -> TokenPair {
        let digest = try Self.digest(of: try Self.require(credential))
        try caller.settings.secondFactors.requireRecovery()
        guard let text, !text.isEmpty else { throw Refusal.missingCode }
        let code = RecoveryCode(typed: text)
        let now = clock.now
        let notices = issuer.notices(link: nil, for: caller)
        let owner = NotifiedOwner()
        let outcome: SignInOutcome
        do {
            outcome = try await completion.complete(for: caller, at: now) { data in
                owner.account = nil
                let (pending, held) = try Self.hold(digest, of: caller.projectID, at: now, in: data)
                var account = held
                if let refusal = try Self.judge(code, of: &account, at: now, in: data) {
                    return .failure(refusal)
                }
                guard let proved = account.recoveryCodes.map({ ProvedSecondFactor($0) }) else {
                    throw Refusal.pendingSignIn(.unknown)
                }
                try data.save(.byProof(account), sharingEmail: true)
                try notices.queueText(ofRecovery: .recoveryCodeUsed, of: account, in: data, at: now)
                owner.account = account
                return .success(
                    try Self.complete(
                        pending,
                        of: account,
                        by: proved,
                        for: caller,
                        at: now,
                        in: data
                    )
                )
            }
        } catch {
            // A hook may refuse the sign-in after the code is used up.
            await tell(owner, notices, for: caller)
            throw error
        }
        await tell(owner, notices, for: caller)
        return try outcome.tokens
    }

    /// Uses up the code; returns why it is wrong, which the transaction has then recorded.
    private static func judge(
        _ code: RecoveryCode?,
        of account: inout Account,
        at now: Timestamp,
        in data: any SecondFactorLedgerWriter
    ) throws -> Refusal? {
        if account.useRecoveryCode(code) {
            SecurityTrail.report(
                .recoveryCodeUsed,
                account: account.id,
                project: account.projectID
            )
            return nil
        }
        var ledger = try data.secondFactorLedger(of: account)
        if let wait = ledger.wait(at: now) {
            throw Refusal.pendingSignIn(.triesSpent(retryAfter: wait))
        }
        let triesLeft = ledger.recordFailure(at: now)
        try data.save(ledger)
        return SecurityTrail.explaining(.wrongCode(triesLeft: triesLeft), as: .wrongRecoveryCode)
    }

    private func tell(
        _ owner: NotifiedOwner,
        _ notices: OwnerNotices,
        for caller: AppCaller
    ) async {
        guard let account = owner.account else { return }
        await issuer.deliver(notices)
        await mailer.tell(.recoveryCodeUsed, to: account, for: caller)
    }
}

/// The account whose recovery code a transaction has used.
private final class NotifiedOwner: Sendable {
    private let state = Mutex<Account?>(nil)

    var account: Account? {
        get { state.withLock(\.self) }
        set { state.withLock { $0 = newValue } }
    }
}
