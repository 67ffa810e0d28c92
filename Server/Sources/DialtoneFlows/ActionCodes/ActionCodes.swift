package import DialtoneBasics
package import DialtoneModel
package import DialtonePasswords
import DialtoneSendGuard

/// Describes and applies action codes, each of which can be used once.
package struct ActionCodes: Sendable {
    private let store: any DataStore
    private let passwords: PasswordHasher
    private let issuer: ActionCodeIssuer
    private let clock: ServerClock
    private let random: RandomSource

    package init(
        store: any DataStore,
        passwords: PasswordHasher,
        issuer: ActionCodeIssuer,
        clock: ServerClock,
        random: RandomSource
    ) {
        self.store = store
        self.passwords = passwords
        self.issuer = issuer
        self.clock = clock
        self.random = random
    }

    /// Returns the code if it can still be used, without using it.
    ///
    /// `project` is `nil` for pages, which have only the code.
    package func inspect(
        _ text: String,
        of project: ProjectID?
    ) async throws -> (code: ActionCode, account: Account?) {
        let digest = try Self.digest(of: text)
        let now = clock.now
        return try await store.read { data in
            let code = try Self.code(digest, of: project, in: data, at: now)
            let account = try code.accountID.flatMap { try data.account($0, of: code.projectID) }
            if code.purpose != .emailSignIn {
                try Self.check(account, for: code)
            }
            return (code, account)
        }
    }

    /// Sets a new password with the code of a mail, which also verifies the address.
    ///
    /// A code that confirms the address works as well: an owner of the mailbox who did not choose
    /// the account's password takes over the account, and every unverified credential is removed.
    /// The owner can sign in from the caller's address immediately.
    package func resetPassword(
        _ text: String,
        to password: String,
        by purpose: ActionPurpose = .passwordReset,
        for caller: AppCaller
    ) async throws -> ActionOutcome {
        let project = caller.project.project
        let digest = try Self.digest(of: text)
        let policy = project.settings.passwordSignIn.policy
        // Invalid codes must not cause the server to hash passwords.
        try policy.check(password)
        let (code, _) = try await inspect(text, of: project.id)
        try policy.check(password, in: PasswordContext(email: code.email, of: project))
        let hash = try await passwords.hash(password, chosenBy: policy, for: project.id)
        let now = clock.now
        let notices = issuer.notices(link: nil, for: caller)
        let outcome = try await store.write { data in
            let code = try Self.take(digest, of: project.id, in: data, at: now) { code in
                code.purpose == purpose
            }
            let before = try Self.subject(of: code, in: data)
            var account = before
            _ = account.proveEmail(at: now)
            account.setPassword(hash, at: now)
            try data.saveEndingSessions(.byProof(account))
            try AccountEvents(of: project.id, in: data, at: now, random: random)
                .recordChange(from: before, to: account, in: data)
            try notices.queueText(ofProofBy: account, since: before, in: data, at: now)
            try data.deleteActionCodes(for: .passwordReset, of: account.id, in: project.id)
            var attempts = try data.holdAttempts(.password, of: code.email, in: project.id)
            attempts.recordReset(from: SendOrigin(caller.remoteAddress).address, at: now)
            try data.save(attempts)
            return ActionOutcome(code: code, account: account)
        }
        await issuer.deliver(notices)
        return outcome
    }

    /// Applies the code of a mail, for purposes that need only the code.
    package func apply(
        _ text: String,
        link: ActionLink?,
        for caller: AppCaller
    ) async throws -> ActionOutcome {
        let digest = try Self.digest(of: text)
        let project = caller.projectID
        let now = clock.now
        let notices = issuer.notices(link: link, for: caller)
        let outcome = try await store.write { data in
            var code = try Self.take(digest, of: project, in: data, at: now) { code in
                code.purpose != .passwordReset && code.purpose != .emailSignIn
            }
            let before = try Self.subject(of: code, in: data)
            let events = try AccountEvents(of: project, in: data, at: now, random: random)
            if code.purpose == .recoverEmail {
                code = try Self.reclaim(code, for: before, events, in: data, at: now)
                // An attacker who changed the address again has such a code, too: the first one
                // wins.
                try data.deleteActionCodes(
                    for: .recoverEmail,
                    of: before.id,
                    in: project,
                    since: code.createdAt
                )
            }
            var account = before
            try account.apply(code, at: now)
            if code.purpose == .verifyEmail {
                try data.save(.byProof(account))
            } else {
                try data.saveEndingSessions(.byProof(account))
            }
            try events.recordChange(from: before, to: account, in: data)
            if code.purpose == .changeEmail {
                try notices.leave(of: account, since: before, in: data, at: now)
            }
            return ActionOutcome(code: code, account: account)
        }
        await issuer.deliver(notices)
        return outcome
    }
}

extension ActionCodes {
    static func digest(of text: String) throws(Refusal) -> TokenDigest {
        guard !text.isEmpty else { throw .missingActionCode }
        guard let secret = ActionSecret(text) else { throw .invalidActionCode }
        return secret.digest
    }

    /// Returns the code if it is valid.
    static func code(
        _ digest: TokenDigest,
        of project: ProjectID?,
        in data: any ActionCodeReader,
        at now: Timestamp
    ) throws -> ActionCode {
        guard let code = try data.actionCode(digest),
            project == nil || project == code.projectID
        else { throw Refusal.invalidActionCode }
        guard now < code.expiresAt else { throw Refusal.expiredActionCode }
        return code
    }

    /// Uses the code.
    ///
    /// Of two concurrent calls, only one succeeds.
    ///
    /// If the same transaction fails later, the code can be used again.
    static func take(
        _ digest: TokenDigest,
        of project: ProjectID,
        in data: any ActionCodeRecords & CallTallyWriter,
        at now: Timestamp,
        where isMeant: (ActionCode) -> Bool
    ) throws -> ActionCode {
        let code = try code(digest, of: project, in: data, at: now)
        guard isMeant(code), try data.consumeActionCode(digest, at: now) else {
            throw Refusal.invalidActionCode
        }
        if let origin = code.origin {
            try CallGuard.excuse(
                .mails,
                of: [code.createdAt],
                from: origin,
                of: project,
                in: data,
                at: now
            )
        }
        return code
    }

    /// Returns the account that the code applies to, locked by the transaction.
    private static func subject(
        of code: ActionCode,
        in data: any AccountWriter
    ) throws -> Account {
        let account = try code.accountID.flatMap { try data.holdAccount($0, of: code.projectID) }
        return try check(account, for: code)
    }

    /// Throws if the account has changed since the code was created.
    @discardableResult
    private static func check(_ account: Account?, for code: ActionCode) throws -> Account {
        guard let account else { throw Refusal.invalidActionCode }
        guard account.isDisabled != true else { throw Refusal.accountDisabled }
        let isGood =
            switch code.purpose {
            case .recoverEmail: account.canRecoverEmail(by: code)
            // A thief who enrolled a factor may have added an address since.
            case .revertSecondFactor where code.phoneNumber != nil: true
            default: account.email ?? "" == code.email
            }
        guard isGood else { throw Refusal.invalidActionCode }
        return account
    }
}

/// The result of using an action code.
package struct ActionOutcome: Sendable {
    package let code: ActionCode
    package let account: Account
}
