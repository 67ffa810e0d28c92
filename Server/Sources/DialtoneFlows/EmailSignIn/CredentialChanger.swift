package import DialtoneBasics
package import DialtoneIDTokens
package import DialtoneModel
package import DialtonePasswords
import DialtoneSendGuard

/// Lets users change how they sign in to their own account.
package struct CredentialChanger: Sendable {
    private let store: any DataStore
    private let authenticator: IDTokenAuthenticator
    private let passwords: PasswordHasher
    private let sessions: SessionOpener
    private let issuer: ActionCodeIssuer
    private let clock: ServerClock
    private let random: RandomSource

    package init(
        store: any DataStore,
        authenticator: IDTokenAuthenticator,
        passwords: PasswordHasher,
        sessions: SessionOpener,
        issuer: ActionCodeIssuer,
        clock: ServerClock,
        random: RandomSource
    ) {
        self.store = store
        self.authenticator = authenticator
        self.passwords = passwords
        self.sessions = sessions
        self.issuer = issuer
        self.clock = clock
        self.random = random
    }

    /// Changes the account of `idToken`: applies either the whole change or none of it.
    ///
    /// A new address or password ends every other session of the account. The caller's session
    /// continues, with the returned tokens or with the existing ones, and the owner gets a notice at
    /// the former address or number. Removing a passkey ends the sessions that were opened with it.
    package func change(
        _ idToken: String,
        by change: CredentialChange,
        link: ActionLink?,
        for caller: AppCaller
    ) async throws -> (account: Account, tokens: TokenPair?) {
        let (subject, token) = try await authenticator.authenticated(
            idToken,
            of: caller.projectID
        )
        let address = try change.credentials.email.map(EmailAddress.init(checking:))
        try change.check(address, of: subject, under: caller.settings)
        let policy = caller.settings.passwordSignIn.policy
        if let password = change.credentials.password {
            try policy.check(
                password,
                in: PasswordContext(
                    email: address?.rawValue ?? subject.email,
                    of: caller.project.project
                )
            )
        }
        try await count(change, for: caller)
        let rule = ChangeRule(caller.settings, at: clock.now)
        let hash = try await hash(
            change.credentials.password,
            chosenBy: policy,
            token,
            under: rule
        )
        let renewal = Renewal(
            rule: rule,
            secondFactors: caller.settings.secondFactors,
            place: SendOrigin(caller.remoteAddress).address,
            notices: issuer.notices(link: link, for: caller),
            events: AccountEvents(for: caller.project, at: rule.now, random: random)
        )
        let done = try await store.write { data in
            let acting = try token.hold(in: data)
            try change.check(address, of: acting.account, under: caller.settings)
            var account = acting.account
            try change.apply(address, hash, to: &account, at: rule.now)
            let outcome = try renewal.save(account, by: acting, in: data)
            try data.renamePasskeys(of: outcome.account, to: change.renamedPasskeys)
            return outcome
        }
        await issuer.deliver(renewal.notices)
        return (done.account, try await tokens(of: done, renewal, caller.settings.tokens))
    }

    /// Counts the call against the limits that apply to the change.
    private func count(_ change: CredentialChange, for caller: AppCaller) async throws {
        let limiter = CallLimiter(store: store, clock: clock)
        if change.credentials.password != nil {
            // Hashing is expensive, so it is limited even for the owner of an account.
            try await limiter.run(.passwords, by: CallGuard(for: caller)) { _ in }
        }
        if change.credentials.email != nil {
            // The response reveals whether the address is available, so the call is limited.
            try await limiter.run(.lookups, by: CallGuard(for: caller)) { _ in }
        }
    }

    private func tokens(
        of done: Renewal.Outcome,
        _ renewal: Renewal,
        _ settings: TokenSettings
    ) async throws -> TokenPair? {
        guard let session = done.session else { return nil }
        return try await sessions.tokenPair(
            for: session,
            of: done.account,
            by: settings,
            at: renewal.rule.now
        )
    }

    /// Hashes the password, but only if the caller may set one: hashing is expensive.
    private func hash(
        _ password: String?,
        chosenBy policy: PasswordPolicy,
        _ token: CheckedIDToken,
        under rule: ChangeRule
    ) async throws -> PasswordHash? {
        guard let password else { return nil }
        try await store.read { try rule.check(.recentSignIn, by: token.acting(in: $0)) }
        return try await passwords.hash(password, chosenBy: policy, for: token.projectID)
    }
}

extension CredentialChange {
    /// Throws if the project does not allow owners to make this change to `account`.
    fileprivate func check(
        _ address: EmailAddress?,
        of account: Account,
        under settings: ProjectSettings
    ) throws(Refusal) {
        if credentials.password != nil {
            guard settings.passwordSignIn.isEnabled else {
                throw .unsupportedOperation("Sign-in with passwords is disabled for this project.")
            }
            guard address != nil || account.email != nil else { throw .missingEmail }
        }
        // An address that was removed counts like an existing one.
        if let former = account.email ?? account.initialEmail, let address,
            address.rawValue != former
        {
            guard account.secondFactors.isEmpty else { throw .emailChangeNeedsVerification }
            guard !settings.emailPrivacy else { throw .unverifiedEmailChange }
        }
    }
}

extension CredentialChanger {
    /// Stores a change and the session changes that follow from it.
    private struct Renewal: Sendable {
        struct Outcome: Sendable {
            let account: Account

            /// The caller's session, if the change ended others or altered it.
            let session: Session?
        }

        let rule: ChangeRule
        let secondFactors: SecondFactorSettings

        /// The caller's address, as ``SendOrigin`` groups addresses.
        let place: String
        let notices: OwnerNotices
        let events: AccountEvents

        /// Stores the change; a new address or password ends all sessions but the caller's.
        func save(
            _ changed: Account,
            by acting: ActingSession,
            in data: any CredentialChangeRecords & SessionReader
        ) throws -> Outcome {
            var account = changed
            let before = acting.account
            var session: Session?
            if before.differsForSignIn(from: account) {
                // An unverified address without a password is not a sign-in method.
                let hasPassword = account.passwordHash != nil
                let lost = before.passkeys(lackedBy: account)
                session = try acting.saveEndingOthers(&account, under: rule, in: data) { session in
                    if hasPassword { session.take(.password, under: secondFactors) }
                    session.forgetPasskeys(lost)
                }
                try data.deleteActionCodes(
                    for: .passwordReset,
                    of: account.id,
                    in: account.projectID
                )
                try rememberPlace(of: account, since: before, in: data)
            } else {
                try data.save(rule.permit(account, by: acting))
                session = try endSessions(ofRemovedPasskeysOf: account, by: acting, in: data)
            }
            try events.recordChange(from: before, to: account, in: data)
            try notices.leave(
                of: account,
                since: before,
                isInDoubt: rule.isInDoubt(acting),
                in: data,
                at: rule.now
            )
            return Outcome(account: account, session: session)
        }

        /// Ends the sessions of removed passkeys, and returns the caller's session if it was one.
        ///
        /// That session continues, but without the second factor that it proved.
        private func endSessions(
            ofRemovedPasskeysOf account: Account,
            by acting: ActingSession,
            in data: any HookWriter & SessionReader & SessionWriter
        ) throws -> Session? {
            let before = acting.account
            let ended = try data.endSessions(
                ofRemovedPasskeysOf: account,
                since: before,
                but: acting.session.id
            )
            if !ended.isEmpty {
                try events.record(.sessionsEnded, of: account, sessions: ended, in: data)
            }
            let session = try acting.goOn(in: data) {
                $0.forgetPasskeys(before.passkeys(lackedBy: account))
            }
            return session == acting.session ? nil : session
        }

        /// Records the caller's address, so that an owner who has just set a password can sign in
        /// from it.
        private func rememberPlace(
            of account: Account,
            since before: Account,
            in data: any AttemptLedgerWriter
        ) throws {
            guard let email = account.email, let hash = account.passwordHash,
                hash != before.passwordHash
            else { return }
            var ledger = try data.holdAttempts(.password, of: email, in: account.projectID)
            ledger.know(place, at: rule.now)
            try data.save(ledger)
        }
    }
}

extension Account {
    /// Whether `other` has a different address or password.
    fileprivate func differsForSignIn(from other: Account) -> Bool {
        (other.email != nil && other.email != email)
            || (other.passwordHash != nil && other.passwordHash != passwordHash)
    }
}
