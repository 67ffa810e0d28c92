package import DialtoneBasics
import DialtoneIDTokens
package import DialtoneModel

/// Adds and removes second factors at the request of the account's owner.
package struct SecondFactorEnroller: Sendable {
    let store: any DataStore
    let authenticator: IDTokenAuthenticator
    let codeSender: CodeSender
    let keys: VerificationKeys
    let secrets: SecondFactorSecrets
    let sessions: SessionOpener
    let mailer: AccountMailer
    let issuer: ActionCodeIssuer
    let clock: ServerClock
    let random: RandomSource

    package init(
        store: any DataStore,
        authenticator: IDTokenAuthenticator,
        codeSender: CodeSender,
        keys: VerificationKeys,
        secrets: SecondFactorSecrets,
        sessions: SessionOpener,
        mailer: AccountMailer,
        issuer: ActionCodeIssuer,
        clock: ServerClock,
        random: RandomSource
    ) {
        self.store = store
        self.authenticator = authenticator
        self.codeSender = codeSender
        self.keys = keys
        self.secrets = secrets
        self.sessions = sessions
        self.mailer = mailer
        self.issuer = issuer
        self.clock = clock
        self.random = random
    }
}

extension SecondFactorEnroller {
    /// An account after a change, with the session that continues.
    struct Changed: Sendable {
        let session: Session
        let account: Account
    }

    /// Returns the caller's account and token, if the sign-in method supports second factors.
    func admit(
        _ idToken: String?,
        for caller: AppCaller
    ) async throws -> (account: Account, token: CheckedIDToken) {
        let found = try await authenticator.authenticated(
            idToken,
            of: caller.projectID,
            forEnrollment: true
        )
        try found.account.checkEnrollment(
            after: found.token.signInProvider,
            by: caller.settings.secondFactors
        )
        return found
    }

    /// Returns the account of a caller who may enroll a factor now.
    ///
    /// An enrollment that begins here can be completed with its code even if the sign-in is no
    /// longer recent by then.
    func admitToEnroll(_ idToken: String?, for caller: AppCaller) async throws -> Account {
        let (_, token) = try await admit(idToken, for: caller)
        let rule = ChangeRule(caller.settings, at: clock.now)
        return try await store.read { data in
            let acting = try token.acting(in: data)
            try rule.check(.recentSignIn, by: acting)
            return acting.account
        }
    }

    /// Parses the ID of the factor that a new one replaces.
    static func factorID(_ text: String?) throws(Refusal) -> SecondFactorID? {
        guard let text else { return nil }
        guard !text.isEmpty else { throw .secondFactor(.missingID) }
        return SecondFactorID(rawValue: text)
    }

    /// Notifies the account's owner of an added factor, and of the one that it replaced.
    func deliver(
        _ notices: OwnerNotices,
        of changed: Changed,
        replacing replaced: String?,
        for caller: AppCaller
    ) async {
        await issuer.deliver(notices)
        guard replaced != nil else { return }
        await mailer.tell(.secondFactorRemoved, to: changed.account, for: caller)
    }

    func tell(
        of account: Account,
        since before: Account,
        at now: Timestamp,
        in data: any HookRecords
    ) throws {
        try AccountEvents(of: account.projectID, in: data, at: now, random: random)
            .recordChange(from: before, to: account, in: data)
    }

    func tokens(
        of changed: Changed,
        by settings: TokenSettings,
        at now: Timestamp
    ) async throws -> TokenPair {
        try await sessions.tokenPair(
            for: changed.session,
            of: changed.account,
            by: settings,
            at: now
        )
    }
}

extension Session {
    /// Records that the session verified `factor` by enrolling it; this completes a session that
    /// was valid only for enrollment.
    mutating func prove(_ factor: SecondFactor) {
        context.secondFactor = ProvedSecondFactor(factor)
        context.isForEnrollment = nil
    }
}
