/// Lets people change how they sign in to their own account.
package struct OwnCredentials: Sendable {
    /// How long ago somebody may have signed in who changes an address or a password: a device
    /// that was left lying about is not enough.
    package static let recency = TimeSpan.minutes(5)

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

    /// Changes the account of `idToken`; either all of it happens or nothing.
    ///
    /// A new address or password ends every session of the account. The caller goes on with the
    /// tokens that are returned then, and the owner of the address before is told.
    package func change(
        _ idToken: String,
        by change: CredentialChange,
        link: ActionLink?,
        for caller: SignInCaller
    ) async throws -> (account: Account, tokens: TokenPair?) {
        let (subject, token) = try await authenticator.authenticated(
            idToken,
            of: caller.projectID
        )
        let address = try change.credentials.email.map(EmailAddress.init(checking:))
        try check(change, address, of: subject, token, for: caller.settings)
        let hash = try await hash(change.credentials.password)
        let now = clock.now
        let renewal = Renewal(
            token: token,
            draft: sessions.draw(at: now),
            warning: ActionSecret(random: random),
            client: caller.client,
            events: AccountEvents(for: caller.project.hooks, at: now, random: random),
            now: now
        )
        let done = try await store.write { data in
            guard let before = try data.holdAccount(subject.id, of: subject.projectID) else {
                throw Refusal.accountNotFound
            }
            var account = before
            change.apply(address, hash, to: &account, at: renewal.now)
            guard hash != nil || (address != nil && account.email != before.email) else {
                try data.save(account)
                try renewal.events.recordChange(from: before, to: account, in: data)
                return Renewal.Outcome(account: account, session: nil, recovery: nil)
            }
            return try renewal.save(account, before, in: data)
        }
        if let recovery = done.recovery {
            try await issuer.send(recovery, renewal.warning, link: link, for: caller)
        }
        return (done.account, try await tokens(of: done, renewal, caller.settings.tokens))
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
            refreshToken: renewal.draft.refreshToken,
            at: renewal.now
        )
    }

    private func hash(_ password: String?) async throws -> PasswordHash? {
        guard let password else { return nil }
        return try await passwords.hash(password)
    }

    private func check(
        _ change: CredentialChange,
        _ address: EmailAddress?,
        of account: Account,
        _ token: CheckedIDToken,
        for settings: ProjectSettings
    ) throws(Refusal) {
        if change.credentials.isEmpty { return }
        if let password = change.credentials.password {
            guard settings.passwordSignIn.isEnabled else {
                throw .unsupportedOperation("Sign-in by password is off in this project.")
            }
            guard address != nil || account.email != nil else { throw .missingEmail }
            try settings.passwordSignIn.policy.check(password)
        }
        if let email = account.email, let address, address.rawValue != email {
            guard account.secondFactors.isEmpty else { throw .emailChangeNeedsVerification }
            guard !settings.emailPrivacy else { throw .unverifiedEmailChange }
        }
        if account.email != nil || account.passwordHash != nil {
            guard clock.now - token.signedInAt <= Self.recency else {
                throw .recentSignInRequired
            }
        }
    }
}

extension OwnCredentials {
    /// What the caller's device goes on with when all sessions end.
    private struct Renewal: Sendable {
        struct Outcome: Sendable {
            let account: Account
            let session: Session?
            let recovery: ActionCode?
        }

        let token: CheckedIDToken
        let draft: SessionDraft
        let warning: ActionSecret
        let client: String?
        let events: AccountEvents
        let now: Timestamp

        func save(
            _ account: Account,
            _ before: Account,
            in data: any DataWriter
        ) throws -> Outcome {
            try ActionCodes.saveEndingSessions(account, in: data)
            try events.recordChange(from: before, to: account, in: data)
            try data.deleteActionCodes(
                for: .passwordReset,
                of: account.id,
                in: account.projectID
            )
            let provider = token.signInProvider
            let session = draft.session(
                of: account,
                signedInWith: provider == .anonymous ? .password : provider,
                at: now,
                client: client,
                context: SessionContext(secondFactor: token.secondFactor)
            )
            try data.insert(session)
            return Outcome(
                account: account,
                session: session,
                recovery: try ActionCodes.recovery(
                    from: account,
                    before,
                    warning,
                    in: data,
                    at: now
                )
            )
        }
    }
}
