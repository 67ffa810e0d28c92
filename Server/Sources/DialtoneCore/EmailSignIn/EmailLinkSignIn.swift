/// Signs people in by the link that was sent to their address, or adds the address to an account.
package struct EmailLinkSignIn: Sendable {
    private let store: any DataStore
    private let authenticator: IDTokenAuthenticator
    private let completion: SignInCompletion
    private let clock: ServerClock
    private let random: RandomSource

    package init(
        store: any DataStore,
        authenticator: IDTokenAuthenticator,
        completion: SignInCompletion,
        clock: ServerClock,
        random: RandomSource
    ) {
        self.store = store
        self.authenticator = authenticator
        self.completion = completion
        self.clock = clock
        self.random = random
    }

    /// Signs in to the account of the address, which the code proves.
    ///
    /// Where there is no such account, it creates one. With `idToken` the address goes to the
    /// account of that token.
    package func signIn(
        email: String,
        code text: String,
        idToken: String?,
        for caller: SignInCaller
    ) async throws -> (outcome: SignInOutcome, isNew: Bool) {
        guard caller.settings.passwordSignIn.allowsEmailLink else {
            throw Refusal.unsupportedOperation("Sign-in by e-mail link is off in this project.")
        }
        guard !email.isEmpty else { throw Refusal.missingEmail }
        let address = try EmailAddress(checking: email)
        let digest = try ActionCodes.digest(of: text)
        let subject = try await subject(of: idToken, in: caller.projectID)
        let arrival = Arrival(
            address: address,
            project: caller.projectID,
            subject: subject,
            newID: allowedNewID(by: caller.settings),
            now: clock.now
        )
        let (account, isNew) = try await store.write { data in
            let code = try ActionCodes.take(
                digest,
                of: arrival.project,
                in: data,
                at: arrival.now,
                where: { $0.purpose == .emailSignIn }
            )
            guard code.email == address.rawValue else { throw Refusal.emailMismatch }
            return try arrival.resolve(in: data)
        }
        let outcome = try await completion.complete(
            account,
            by: FirstFactor(provider: .password, method: "emailLink"),
            for: caller
        )
        return (outcome, isNew)
    }

    private func subject(of idToken: String?, in project: ProjectID) async throws -> AccountID? {
        guard let idToken, !idToken.isEmpty else { return nil }
        return try await authenticator.authenticate(idToken, of: project).id
    }
}

extension EmailLinkSignIn {
    private func allowedNewID(by settings: ProjectSettings) -> AccountID? {
        settings.allowsSignUp ? AccountID(random: random) : nil
    }

    /// Somebody who proved to read ``address``.
    private struct Arrival: Sendable {
        let address: EmailAddress
        let project: ProjectID

        /// The account that the address is to go to, if it is not to lead to one.
        let subject: AccountID?

        /// The ID of the account to create; `nil` where nobody may create one.
        let newID: AccountID?

        let now: Timestamp

        func resolve(in data: any DataWriter) throws -> (AccountID, isNew: Bool) {
            let owner = try data.account(email: address.rawValue, of: project)
            if let subject {
                guard owner == nil || owner?.id == subject else { throw Refusal.emailInUse }
                return (try link(to: subject, in: data), false)
            }
            if let owner { return (try enter(owner.id, in: data), false) }
            return (try create(in: data), true)
        }

        private func link(to id: AccountID, in data: any DataWriter) throws -> AccountID {
            var account = try hold(id, in: data)
            guard account.email == nil || account.email == address.rawValue else {
                throw Refusal.unsupportedOperation("The account has another address already.")
            }
            account.email = address.rawValue
            account.isEmailVerified = true
            account.hasEmailLinkSignIn = true
            try data.save(account)
            return id
        }

        private func enter(_ id: AccountID, in data: any DataWriter) throws -> AccountID {
            var account = try hold(id, in: data)
            let endsSessions = account.proveEmail(at: now)
            account.hasEmailLinkSignIn = true
            if endsSessions {
                try ActionCodes.saveEndingSessions(account, in: data)
            } else {
                try data.save(account)
            }
            return id
        }

        private func create(in data: any DataWriter) throws -> AccountID {
            guard let newID else { throw Refusal.signUpDisabled }
            var account = Account(id: newID, projectID: project, createdAt: now)
            account.email = address.rawValue
            account.isEmailVerified = true
            account.hasEmailLinkSignIn = true
            guard try data.insert(account) else { throw AccountConflict.accountID }
            return newID
        }

        private func hold(_ id: AccountID, in data: any DataWriter) throws -> Account {
            guard let account = try data.holdAccount(id, of: project) else {
                throw Refusal.accountNotFound
            }
            guard account.isDisabled != true else { throw Refusal.accountDisabled }
            return account
        }
    }
}
