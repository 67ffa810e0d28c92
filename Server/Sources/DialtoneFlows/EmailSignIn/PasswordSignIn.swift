package import DialtoneBasics
package import DialtoneModel
package import DialtonePasswords
import DialtoneSendGuard

/// Signs in users with email address and password.
package struct PasswordSignIn: Sendable {
    private let store: any DataStore
    private let passwords: PasswordHasher
    private let completion: SignInCompletion
    private let clock: ServerClock
    private let random: RandomSource
    private let queue = CallerQueue()

    package init(
        store: any DataStore,
        passwords: PasswordHasher,
        completion: SignInCompletion,
        clock: ServerClock,
        random: RandomSource
    ) {
        self.store = store
        self.passwords = passwords
        self.completion = completion
        self.clock = clock
        self.random = random
    }

    /// Signs in; the error does not reveal whether the address or the password was wrong.
    package func signIn(
        email: String,
        password: String,
        for caller: AppCaller
    ) async throws -> SignInOutcome {
        guard caller.settings.passwordSignIn.isEnabled else { throw Refusal.passwordSignInDisabled }
        let limits = CallGuard(for: caller)
        let now = clock.now
        return try await inTurn(limits, for: caller) {
            let (account, verdict) = try await verify(email, password, limits, for: caller) {
                try caller.settings.passwordSignIn.policy.checkAtSignIn(password)
            }
            let proof = Proof(account.passwordHash, verdict, by: caller, at: now)
            return try await completion.complete(
                account.id,
                by: .password,
                for: caller
            ) { found, data in
                try proof.settle(found, in: data)
            }
        }
    }

    /// Sets a new password, if the old one is correct.
    package func changePassword(
        of email: String,
        from oldPassword: String,
        to newPassword: String,
        for caller: AppCaller
    ) async throws -> Account {
        guard caller.settings.passwordSignIn.isEnabled else { throw Refusal.passwordSignInDisabled }
        let policy = caller.settings.passwordSignIn.policy
        try policy.check(
            newPassword,
            in: PasswordContext(email: email, of: caller.project.project)
        )
        let limits = CallGuard(for: caller)
        let now = clock.now
        let events = AccountEvents(for: caller.project, at: now, random: random)
        let secondFactors = caller.settings.secondFactors
        return try await inTurn(limits, for: caller) {
            let (account, verdict) = try await verify(email, oldPassword, limits, for: caller)
            let proof = Proof(account.passwordHash, verdict, by: caller, at: now)
            let hash = try await passwords.hash(
                newPassword,
                chosenBy: policy,
                for: caller.projectID
            )
            return try await store.write { data in
                guard let before = try data.holdAccount(account.id, of: account.projectID) else {
                    throw Refusal.accountNotFound
                }
                guard before.isDisabled != true else { throw Refusal.accountDisabled }
                // The call has no field for the second factor: users who have one must sign in with
                // both.
                guard !before.asksForSecondFactor(after: .password, by: secondFactors) else {
                    throw Refusal.secondFactor(.proofRequired)
                }
                try proof.settle(before, in: data)
                var found = before
                found.setPassword(hash, at: now)
                try data.saveEndingSessions(.byProof(found))
                try events.recordChange(from: before, to: found, in: data)
                return found
            }
        }
    }

    /// Runs `work` when it is the caller's turn: only a few passwords from one address are compared
    /// at a time, so that correct passwords in progress do not use up the address's limit.
    private func inTurn<Value: Sendable>(
        _ limits: CallGuard,
        for caller: AppCaller,
        _ work: () async throws -> Value
    ) async throws -> Value {
        guard let origin = limits.origin else { return try await work() }
        return try await queue.run(
            for: "\(caller.projectID.parent) \(origin.address)",
            atMost: limits.parallelPasswords,
            work
        )
    }

    /// Returns the account if the password is correct and `permit` does not refuse it.
    ///
    /// The attempt is counted before the comparison, so that concurrent attempts cannot exceed the
    /// limit. A correct password that `permit` refuses does not count, because it is not a guess.
    private func verify(
        _ email: String,
        _ password: String,
        _ limits: CallGuard,
        for caller: AppCaller,
        permit: () throws -> Void = {}
    ) async throws -> (account: Account, verdict: PasswordVerdict) {
        let address = try EmailAddress(checking: email).rawValue
        guard !password.isEmpty else { throw Refusal.missingPassword }
        let project = caller.projectID
        let place = SendOrigin(caller.remoteAddress).address
        let now = clock.now
        let account = try await store.write { data in
            var ledger = try data.holdAttempts(.password, of: address, in: project)
            let wait = ledger.attempt(at: now, from: place)
            if let wait, caller.settings.passwordSignIn.limitsAttempts {
                throw Refusal.tooManyPasswords(retryAfter: wait)
            }
            try limits.count(.passwords, in: data, at: now)
            try data.save(ledger)
            return try data.account(email: address, of: project)
        }
        let verdict: PasswordVerdict
        do {
            verdict = try await passwords.verify(
                password,
                against: account?.passwordHash,
                for: project
            )
        } catch let error as PasswordPoolIsFull {
            try await withdrawTry(of: address, limits, for: caller, at: now)
            throw error
        }
        if let account { SecurityTrail.current?.note(account: account.id) }
        guard let account, verdict != .wrong else {
            // The log may distinguish the two; the answer must not.
            let reason = account == nil ? SecurityEventReason.unknownAddress : .wrongPassword
            guard !caller.settings.emailPrivacy else {
                throw SecurityTrail.explaining(.wrongCredentials, as: reason)
            }
            throw account == nil ? Refusal.emailNotFound : Refusal.wrongPassword
        }
        guard account.isDisabled != true else { throw account.disabledRefusal }
        do {
            try permit()
        } catch {
            try await withdrawTry(of: address, limits, for: caller, at: now)
            throw error
        }
        return (account, verdict)
    }

    /// Uncounts an attempt that was not a guess at the password.
    private func withdrawTry(
        of address: String,
        _ limits: CallGuard,
        for caller: AppCaller,
        at now: Timestamp
    ) async throws {
        let project = caller.projectID
        let place = SendOrigin(caller.remoteAddress).address
        try await store.write { data in
            var ledger = try data.holdAttempts(.password, of: address, in: project)
            ledger.withdraw(.init(at: now, from: place))
            try data.save(ledger)
            guard let origin = limits.origin else { return }
            try CallGuard.excuse(
                .passwords,
                of: [now],
                from: origin,
                of: project,
                in: data,
                at: now
            )
        }
    }
}

extension PasswordSignIn {
    /// A correct password, and the address that it was sent from.
    private struct Proof: Sendable {
        private let hash: PasswordHash?
        private let verdict: PasswordVerdict
        private let origin: SendOrigin

        /// Whether calls from ``origin`` are limited.
        private let isLimited: Bool
        private let now: Timestamp

        init(
            _ hash: PasswordHash?,
            _ verdict: PasswordVerdict,
            by caller: AppCaller,
            at now: Timestamp
        ) {
            self.hash = hash
            self.verdict = verdict
            origin = SendOrigin(caller.remoteAddress)
            isLimited = CallGuard(for: caller).origin != nil
            self.now = now
        }

        /// Uncounts the attempts, also in the limits of the client address, records that address,
        /// and replaces an outdated hash.
        ///
        /// Throws if the account's password has changed in the meantime.
        func settle(
            _ found: Account,
            in data: any AccountWriter & AttemptLedgerWriter & CallTallyWriter
        ) throws {
            guard var account = try data.holdAccount(found.id, of: found.projectID),
                let email = account.email, account.passwordHash == hash
            else { throw Refusal.wrongCredentials }
            var ledger = try data.holdAttempts(.password, of: email, in: account.projectID)
            let tries = ledger.moments(from: origin.address)
            ledger.recordSuccess(from: origin.address, at: now)
            try data.save(ledger)
            if case .rightButOutdated(let fresh) = verdict {
                account.passwordHash = fresh
                try data.save(.byProof(account))
            }
            guard isLimited else { return }
            try CallGuard.excuse(
                .passwords,
                of: tries,
                from: origin,
                of: account.projectID,
                in: data,
                at: now
            )
        }
    }
}
