/// Makes action codes, and has them mailed or hands them to administrators.
package struct ActionCodeIssuer: Sendable {
    let store: any DataStore
    let authenticator: IDTokenAuthenticator
    let mailer: AccountMailer
    let clock: ServerClock
    let random: RandomSource

    package init(
        store: any DataStore,
        authenticator: IDTokenAuthenticator,
        mailer: AccountMailer,
        clock: ServerClock,
        random: RandomSource
    ) {
        self.store = store
        self.authenticator = authenticator
        self.mailer = mailer
        self.clock = clock
        self.random = random
    }

    /// Mails a code as `request` says, and returns the address that it was asked for.
    ///
    /// It is refused before anything changes if no mail can be sent at all.
    ///
    /// Where the project hides which addresses have accounts, the answer is the same and the
    /// database does the same work whether a mail goes out or not. So the hook is called in that
    /// case, too, and a mail that fails is only logged.
    package func mail(
        _ request: ActionRequest,
        link: ActionLink,
        for caller: SignInCaller
    ) async throws -> String {
        try Self.check(request, allowedBy: caller.settings)
        try mailer.checkAvailability()
        let project = caller.projectID
        let hidesAccounts = caller.settings.emailPrivacy
        let target = try await target(of: request, in: project)
        let secret = ActionSecret(random: random)
        let now = clock.now
        let limits = CallGuard(for: caller)
        let (code, refusal) = try await store.write { data -> (ActionCode?, Refusal?) in
            var ledger = try data.holdAttempts(
                request.purpose == .changeEmail ? .addressChange : .mail,
                of: target.recipient,
                in: project
            )
            let wait = ledger.attempt(at: now)
            if let wait, caller.settings.passwordSignIn.limitsAttempts {
                throw Refusal.tooManyMails(request.purpose, retryAfter: wait)
            }
            try limits.count(.mails, in: data, at: now)
            try data.save(ledger)
            let (code, refusal) = try makeCode(
                secret,
                for: request,
                target,
                of: caller,
                from: limits.origin,
                in: data,
                at: now
            )
            guard let refusal else { return (code, nil) }
            // Not thrown here: a refusal that reveals who has an account counts as well.
            return (nil, hidesAccounts && refusal.tellsOfAccounts ? nil : refusal)
        }
        if let refusal { throw refusal }
        try await mailer.ask(about: target.notice(of: request.purpose), for: caller)
        guard let code else { return target.email }
        let notice = notice(of: code, secret, link: link, caller.languages)
        do {
            try await mailer.deliver(
                notice,
                for: caller.project.project,
                languages: caller.languages
            )
        } catch {
            mailer.logDropped(notice.kind, because: error, of: project)
            guard hidesAccounts else { throw Refusal.mailNotSent }
        }
        return target.email
    }

    /// Makes a code as `request` says, for an administrator to deliver.
    package func issue(
        _ request: ActionRequest,
        link: ActionLink,
        for caller: SignInCaller
    ) async throws -> IssuedAction {
        let project = caller.projectID
        let target = try await target(of: request, in: project)
        let secret = ActionSecret(random: random)
        let now = clock.now
        let code = try await store.write { data in
            let (code, refusal) = try makeCode(
                secret,
                for: request,
                target,
                of: caller,
                from: nil,
                in: data,
                at: now
            )
            if let refusal { throw refusal }
            return code
        }
        return IssuedAction(
            email: code.email,
            secret: secret,
            link: link.url(
                for: code.purpose,
                secret: secret,
                project: code.projectID,
                languages: caller.languages
            )
        )
    }

    /// Mails a code that was made in a transaction which is durable by now; without `link` the
    /// mail tells what happened and offers no way back.
    ///
    /// The change is stored, so a mail that is not sent is no reason to fail.
    package func send(
        _ code: ActionCode,
        _ secret: ActionSecret,
        as kind: AccountNotice.Kind? = nil,
        link: ActionLink?,
        for caller: SignInCaller
    ) async {
        await mailer.tell(
            notice(of: code, secret, as: kind, link: link, caller.languages),
            for: caller
        )
    }

    private func notice(
        of code: ActionCode,
        _ secret: ActionSecret,
        as kind: AccountNotice.Kind? = nil,
        link: ActionLink?,
        _ languages: [String]
    ) -> AccountNotice {
        let action = link.map { link in
            AccountNotice.Action(
                code: secret.text,
                link: link.url(
                    for: code.purpose,
                    secret: secret,
                    project: code.projectID,
                    languages: languages
                )
            )
        }
        var notice = AccountNotice(
            kind ?? code.purpose.notice,
            of: code.email,
            newEmail: code.newEmail,
            action: action
        )
        notice.hasUnprovedPassword = code.hasUnprovedPassword
        return notice
    }
}

extension ActionCodeIssuer {
    private static func check(
        _ request: ActionRequest,
        allowedBy settings: ProjectSettings
    ) throws(Refusal) {
        switch request {
        case .emailSignIn where !settings.passwordSignIn.allowsEmailLink:
            throw .unsupportedOperation("Sign-in by e-mail link is off in this project.")
        case .passwordReset where !settings.passwordSignIn.isEnabled:
            throw .unsupportedOperation("Sign-in by password is off in this project.")
        default: break
        }
    }

    /// Makes the code durable, also where it is refused and never leaves the server: so the
    /// database does the same work either way.
    private func makeCode(
        _ secret: ActionSecret,
        for request: ActionRequest,
        _ target: Target,
        of caller: SignInCaller,
        from origin: SendOrigin?,
        in data: any DataWriter,
        at now: Timestamp
    ) throws -> (code: ActionCode, refusal: Refusal?) {
        let project = caller.projectID
        let account =
            if let token = target.token {
                try subject(of: request, token, caller.settings, in: data, at: now)
            } else {
                try data.account(email: target.email, of: project)
            }
        let isSignIn = request.purpose == .emailSignIn
        var code = ActionCode(
            secret,
            for: request.purpose,
            email: isSignIn ? target.email : account?.email ?? "",
            account: isSignIn ? nil : account,
            in: project,
            at: now
        )
        code.newEmail = target.newEmail?.rawValue
        code.origin = origin
        code.hasUnprovedPassword =
            request.purpose == .verifyEmail && account?.hasUnprovedPassword == true
        try data.insert(code)
        return (code, try refusal(of: request, target, account, in: data, project))
    }

    /// The account of the owner who asks, if the rule permits it: after this check, only the code
    /// in the mail is needed for the change.
    private func subject(
        of request: ActionRequest,
        _ token: CheckedIDToken,
        _ settings: ProjectSettings,
        in data: any DataReader,
        at now: Timestamp
    ) throws -> Account {
        let acting = try token.acting(in: data)
        if request.purpose == .changeEmail {
            try ChangeRule(settings, at: now).check(.recentSignIn, by: acting)
        }
        return acting.account
    }

    private func refusal(
        of request: ActionRequest,
        _ target: Target,
        _ account: Account?,
        in data: any DataReader,
        _ project: ProjectID
    ) throws -> Refusal? {
        if account?.isDisabled == true { return .accountDisabled }
        switch request {
        case .emailSignIn: return nil
        case .passwordReset: return account == nil ? .emailNotFound : nil
        case .verifyEmail:
            guard let account else { return .accountNotFound }
            return account.email == nil ? .missingEmail : nil
        case .changeEmail:
            guard account != nil else { return .accountNotFound }
            guard let address = target.newEmail?.rawValue else { return .missingNewEmail }
            return try data.account(email: address, of: project) == nil ? nil : .emailInUse
        }
    }
}

extension Refusal {
    /// Whether it tells who has an account to somebody who may not know.
    fileprivate var tellsOfAccounts: Bool {
        switch self {
        case .accountDisabled, .emailNotFound, .accountNotFound, .emailInUse: true
        default: false
        }
    }
}
