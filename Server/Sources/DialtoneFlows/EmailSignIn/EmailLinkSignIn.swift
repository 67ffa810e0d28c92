package import DialtoneBasics
import DialtoneIDTokens
package import DialtoneModel

/// Signs in users with a link sent to their address, or adds the address to an account.
package struct EmailLinkSignIn: Sendable {
    private let store: any DataStore
    private let authenticator: IDTokenAuthenticator
    private let creation: AccountCreation
    private let completion: SignInCompletion
    private let issuer: ActionCodeIssuer
    private let clock: ServerClock
    private let random: RandomSource

    package init(
        store: any DataStore,
        authenticator: IDTokenAuthenticator,
        creation: AccountCreation,
        completion: SignInCompletion,
        issuer: ActionCodeIssuer,
        clock: ServerClock,
        random: RandomSource
    ) {
        self.store = store
        self.authenticator = authenticator
        self.creation = creation
        self.completion = completion
        self.issuer = issuer
        self.clock = clock
        self.random = random
    }

    /// Signs in to the account with the address, which the code verifies.
    ///
    /// If there is no such account, it is created. With `idToken`, the address is added to the
    /// account of that token, whose session continues; if it replaces another address, that address
    /// gets a notice with `link`.
    package func signIn(
        email: String,
        code text: String,
        idToken: String?,
        link: ActionLink?,
        for caller: AppCaller
    ) async throws -> (outcome: SignInOutcome, isNew: Bool) {
        guard caller.settings.passwordSignIn.allowsEmailLink else {
            throw Refusal.unsupportedOperation(
                "Sign-in with e-mail links is disabled for this project."
            )
        }
        guard !email.isEmpty else { throw Refusal.missingEmail }
        let address = try EmailAddress(checking: email)
        let digest = try ActionCodes.digest(of: text)
        let subject = try await subject(of: idToken, in: caller.projectID)
        let arrival = EmailLinkProof(
            address: address,
            project: caller.projectID,
            rule: ChangeRule(caller.settings, at: clock.now),
            allowsSignUp: caller.settings.allowsSignUp,
            newcomer: subject == nil
                ? try await newcomer(with: address, digest, for: caller) : nil,
            events: AccountEvents(for: caller.project, at: clock.now, random: random),
            now: clock.now
        )
        let notices = issuer.notices(link: link, for: caller)
        if let subject {
            let outcome = try await issuer.delivering(notices) {
                try await add(arrival, digest, to: subject, leaving: notices, for: caller)
            }
            return (outcome, false)
        }
        let (account, isNew) = try await store.write { data in
            try arrival.take(digest, in: data)
            return try arrival.resolve(leaving: notices, in: data)
        }
        await issuer.deliver(notices)
        let outcome = try await completion.complete(account, by: .emailLink, for: caller)
        return (outcome, isNew)
    }

    /// Adds the address to the account of `token`, in the transaction that continues its session,
    /// after the hook has agreed.
    private func add(
        _ arrival: EmailLinkProof,
        _ digest: TokenDigest,
        to token: CheckedIDToken,
        leaving notices: OwnerNotices,
        for caller: AppCaller
    ) async throws -> SignInOutcome {
        var factor = FirstFactor.emailLink
        factor.bypassesSecondFactor = true
        return try await completion.complete(
            token.accountID,
            by: factor,
            continuing: token,
            for: caller
        ) { _, data in
            try arrival.take(digest, in: data)
            try arrival.link(to: token, leaving: notices, in: data)
        }
    }

    private func subject(
        of idToken: String?,
        in project: ProjectID
    ) async throws -> CheckedIDToken? {
        guard let idToken, !idToken.isEmpty else { return nil }
        return try await authenticator.authenticated(idToken, of: project).token
    }

    /// Returns the account to create if no account has the address; `nil` if sign-up is not
    /// allowed.
    ///
    /// The hook is called only if the code is valid and there is no account. It is called before
    /// the code is used, so that the user can retry if the hook fails.
    private func newcomer(
        with address: EmailAddress,
        _ digest: TokenDigest,
        for caller: AppCaller
    ) async throws -> ApprovedAccount? {
        guard caller.settings.allowsSignUp else { return nil }
        let project = caller.projectID
        let now = clock.now
        if caller.project.hook(at: .beforeCreate) != nil {
            let isNew = try await store.read { data in
                let code = try ActionCodes.code(digest, of: project, in: data, at: now)
                guard code.purpose == .emailSignIn, code.email == address.rawValue else {
                    return false
                }
                return try data.account(email: address.rawValue, of: project) == nil
            }
            guard isNew else { return nil }
        }
        var account = Account(id: AccountID(random: random), projectID: project, createdAt: now)
        account.email = address.rawValue
        account.isEmailVerified = true
        account.hasEmailLinkSignIn = true
        return try await creation.approve(account, by: .emailLink, for: caller)
    }
}
