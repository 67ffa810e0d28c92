/// Signs people in by e-mail address and password.
package struct PasswordSignIn: Sendable {
    private let store: any DataStore
    private let passwords: PasswordHasher
    private let completion: SignInCompletion
    private let clock: ServerClock
    private let random: RandomSource

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

    /// Signs in, or refuses without saying whether the address or the password was wrong.
    package func signIn(
        email: String,
        password: String,
        for caller: SignInCaller
    ) async throws -> SignInOutcome {
        guard caller.settings.passwordSignIn.isEnabled else { throw Refusal.passwordSignInDisabled }
        let (account, verdict) = try await verify(email: email, password: password, for: caller)
        try caller.settings.passwordSignIn.policy.checkAtSignIn(password)
        return try await completion.complete(
            account.id,
            by: .password,
            for: caller
        ) { found, data in
            try Self.settle(found, provedBy: account.passwordHash, verdict, in: data)
        }
    }

    /// Sets a new password for whoever knows the old one.
    package func changePassword(
        of email: String,
        from oldPassword: String,
        to newPassword: String,
        for caller: SignInCaller
    ) async throws -> Account {
        guard caller.settings.passwordSignIn.isEnabled else { throw Refusal.passwordSignInDisabled }
        try caller.settings.passwordSignIn.policy.check(newPassword)
        let (account, verdict) = try await verify(email: email, password: oldPassword, for: caller)
        let hash = try await passwords.hash(newPassword)
        let now = clock.now
        let events = AccountEvents(for: caller.project.hooks, at: now, random: random)
        return try await store.write { data in
            guard let before = try data.holdAccount(account.id, of: account.projectID) else {
                throw Refusal.accountNotFound
            }
            guard before.isDisabled != true else { throw Refusal.accountDisabled }
            try Self.settle(before, provedBy: account.passwordHash, verdict, in: data)
            var found = before
            found.setPassword(hash, at: now)
            try ActionCodes.saveEndingSessions(found, in: data)
            try events.recordChange(from: before, to: found, in: data)
            return found
        }
    }

    /// The account whose password was right; the try is noted before anything is compared, so
    /// that no number of tries at once gets past the limit.
    private func verify(
        email: String,
        password: String,
        for caller: SignInCaller
    ) async throws -> (account: Account, verdict: PasswordVerdict) {
        guard !email.isEmpty else { throw Refusal.missingEmail }
        let address = try EmailAddress(checking: email).rawValue
        guard !password.isEmpty else { throw Refusal.missingPassword }
        let project = caller.projectID
        let now = clock.now
        let account = try await store.write { data in
            var ledger = try data.holdAttempts(.password, of: address, in: project)
            if let wait = ledger.attempt(at: now) {
                throw Refusal.tooManyPasswords(retryAfter: wait)
            }
            try data.save(ledger)
            return try data.account(email: address, of: project)
        }
        let verdict = try await passwords.verify(password, against: account?.passwordHash)
        guard let account, verdict != .wrong else {
            guard !caller.settings.emailPrivacy else { throw Refusal.wrongCredentials }
            throw account == nil ? Refusal.emailNotFound : Refusal.wrongPassword
        }
        guard account.isDisabled != true else { throw Refusal.accountDisabled }
        return (account, verdict)
    }

    /// Forgives the tries, and replaces an outdated hash.
    ///
    /// Throws where the account has another password by now: what was right then is nothing any
    /// more.
    private static func settle(
        _ found: Account,
        provedBy hash: PasswordHash?,
        _ verdict: PasswordVerdict,
        in data: any DataWriter
    ) throws {
        guard var account = try data.holdAccount(found.id, of: found.projectID),
            let email = account.email, account.passwordHash == hash
        else { throw Refusal.wrongCredentials }
        var ledger = try data.holdAttempts(.password, of: email, in: account.projectID)
        ledger.clear()
        try data.save(ledger)
        if case .rightButOutdated(let fresh) = verdict {
            account.passwordHash = fresh
            try data.save(account)
        }
    }
}
