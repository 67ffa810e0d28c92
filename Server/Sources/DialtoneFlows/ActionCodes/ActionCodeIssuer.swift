package import DialtoneBasics
import DialtoneIDTokens
package import DialtoneModel
import DialtoneSendGuard

/// Creates action codes, and sends them or returns them to administrators.
package struct ActionCodeIssuer: Sendable {
    let store: any DataStore
    let authenticator: IDTokenAuthenticator
    let mailer: AccountMailer
    let texter: AccountTexter
    let clock: ServerClock
    let random: RandomSource

    package init(
        store: any DataStore,
        authenticator: IDTokenAuthenticator,
        mailer: AccountMailer,
        texter: AccountTexter,
        clock: ServerClock,
        random: RandomSource
    ) {
        self.store = store
        self.authenticator = authenticator
        self.mailer = mailer
        self.texter = texter
        self.clock = clock
        self.random = random
    }

    /// Mails a code according to `request`, and returns the requested address.
    ///
    /// Throws before anything changes if mail cannot be sent at all.
    ///
    /// If the project hides which addresses have accounts, the response is the same and the
    /// database does the same work whether or not a mail is sent. The hook is therefore called in
    /// that case too, and a mail that fails is only logged.
    package func mail(
        _ request: ActionRequest,
        link: ActionLink,
        for caller: AppCaller
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
            try count(request, to: target, of: caller, by: limits, in: data, at: now)
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
            // Not thrown here: a refusal that reveals whether an account exists is counted as well.
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

    /// Creates a code according to `request`, for an administrator to deliver.
    package func issue(
        _ request: ActionRequest,
        link: ActionLink,
        for caller: AppCaller
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
            AuditNotes.note(
                AuditTarget(.user, id: code.accountID?.rawValue),
                of: project,
                changed: ["actionCode"]
            )
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

    /// Mails a code that a committed transaction created.
    ///
    /// Without `link`, the mail reports the change and has no link to undo it.
    ///
    /// The change is already stored, so a mail that cannot be sent is not an error.
    package func send(
        _ code: ActionCode,
        _ secret: ActionSecret,
        as kind: AccountNotice.Kind? = nil,
        link: ActionLink?,
        for caller: AppCaller
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
        notice.displayName = code.displayName
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
            throw .unsupportedOperation("Sign-in with e-mail links is disabled for this project.")
        case .passwordReset where !settings.passwordSignIn.isEnabled:
            throw .unsupportedOperation("Sign-in with passwords is disabled for this project.")
        default: break
        }
    }

    /// Counts the mail against the recipient's limit and the caller's.
    private func count(
        _ request: ActionRequest,
        to target: Target,
        of caller: AppCaller,
        by limits: CallGuard,
        in data: any AttemptLedgerWriter & CallTallyWriter,
        at now: Timestamp
    ) throws {
        var ledger = try data.holdAttempts(
            request.purpose == .changeEmail ? .addressChange : .mail,
            of: target.recipient,
            in: caller.projectID
        )
        let wait = ledger.attempt(at: now)
        if let wait, caller.settings.passwordSignIn.limitsAttempts {
            throw Refusal.tooManyMails(request.purpose, retryAfter: wait)
        }
        try limits.count(.mails, in: data, at: now)
        try data.save(ledger)
    }

    /// Stores the code, even if it is refused and never leaves the server, so that the database
    /// does the same work either way.
    private func makeCode(
        _ secret: ActionSecret,
        for request: ActionRequest,
        _ target: Target,
        of caller: AppCaller,
        from origin: SendOrigin?,
        in data: any AccountReader & ActionCodeWriter & SessionReader,
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
        code.displayName = account?.displayName
        code.origin = origin
        // Where passwords are off, no one can sign in with one.
        code.hasUnprovedPassword =
            request.purpose == .verifyEmail && caller.settings.passwordSignIn.isEnabled
            && account?.hasUnprovedPassword == true
        try data.insert(code)
        return (code, try refusal(of: request, target, account, in: data, project))
    }

    /// Returns the account of the owner who makes the request, if the rule permits the change.
    ///
    /// After this check, the code in the mail is sufficient to make the change.
    private func subject(
        of request: ActionRequest,
        _ token: CheckedIDToken,
        _ settings: ProjectSettings,
        in data: any AccountReader & SessionReader,
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
        in data: any AccountReader,
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
    /// Whether the refusal reveals to an unauthorized caller that an account exists.
    fileprivate var tellsOfAccounts: Bool {
        switch self {
        case .accountDisabled, .emailNotFound, .accountNotFound, .emailInUse: true
        default: false
        }
    }
}
