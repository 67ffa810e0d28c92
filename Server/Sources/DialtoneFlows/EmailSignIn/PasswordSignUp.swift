package import DialtoneBasics
package import DialtoneModel
package import DialtonePasswords

/// Creates accounts with email address and password.
package struct PasswordSignUp: Sendable {
    private let limiter: CallLimiter
    private let passwords: PasswordHasher
    private let creation: AccountCreation
    private let completion: SignInCompletion
    private let clock: ServerClock
    private let random: RandomSource

    package init(
        store: any DataStore,
        passwords: PasswordHasher,
        creation: AccountCreation,
        completion: SignInCompletion,
        clock: ServerClock,
        random: RandomSource
    ) {
        limiter = CallLimiter(store: store, clock: clock)
        self.passwords = passwords
        self.creation = creation
        self.completion = completion
        self.clock = clock
        self.random = random
    }

    /// Creates an account with an unverified address, and signs in to it.
    package func signUp(
        _ credentials: NewCredentials,
        displayName: String?,
        photoURL: String?,
        for caller: AppCaller
    ) async throws -> SignInOutcome {
        guard caller.settings.passwordSignIn.isEnabled else {
            throw Refusal.unsupportedOperation(
                "Sign-in with passwords is disabled for this project."
            )
        }
        guard caller.settings.allowsSignUp else { throw Refusal.signUpDisabled }
        let (email, password) = try credentials.both()
        let policy = caller.settings.passwordSignIn.policy
        try policy.check(
            password,
            in: PasswordContext(email: email.rawValue, of: caller.project.project)
        )
        let project = caller.projectID
        // A taken address is refused before a hash is computed for it, and checked again
        // afterwards. It counts like an available one, so that a caller cannot probe many
        // addresses.
        let isTaken = try await limiter.run(.signUps, by: CallGuard(for: caller)) { data in
            try data.account(email: email.rawValue, of: project) != nil
        }
        guard !isTaken else { throw Refusal.emailInUse }
        let account = account(
            email,
            try await passwords.hash(password, chosenBy: policy, for: project),
            displayName,
            photoURL,
            in: project
        )
        let approved = try await creation.approve(account, by: .password, for: caller)
        return try await completion.complete(for: caller, at: clock.now) { data in
            guard try approved.insert(in: data) else { throw AccountConflict.accountID }
            let signUp = ProvedSignIn(
                account: approved.account,
                factor: .password,
                client: caller.client
            ) { account, _ in
                // While a hook is called, the owner of the address may have verified it, which
                // removes this password: the account is not the caller's anymore.
                guard account.passwordHash == approved.account.passwordHash else {
                    throw Refusal.emailInUse
                }
            }
            return .success(signUp)
        }
    }

    private func account(
        _ email: EmailAddress,
        _ hash: PasswordHash,
        _ displayName: String?,
        _ photoURL: String?,
        in project: ProjectID
    ) -> Account {
        let now = clock.now
        var account = Account(
            id: AccountID(random: random),
            projectID: project,
            createdAt: now
        )
        account.email = email.rawValue
        account.displayName = displayName
        account.photoURL = photoURL
        account.setPassword(hash, at: now)
        return account
    }
}
