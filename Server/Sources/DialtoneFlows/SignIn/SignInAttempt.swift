import DialtoneBasics
import DialtoneIDTokens
package import DialtoneModel

/// One attempt to sign in, with everything that its transactions need.
///
/// Every sign-in method ends here: with a session, or with a second factor that must be verified.
struct SignInAttempt: Sendable {
    enum Step: Sendable {
        case opened(Session, Account)

        /// A second factor must still be verified.
        case pending(Account)

        /// The factors are verified; a hook of the project must agree before anything else happens.
        case proved(ProvedSignIn)

        /// Refused; the writes of the transaction must be committed.
        case refused(any Error)
    }

    let caller: AppCaller
    let draft: SessionDraft
    let credential: PendingCredential
    let events: AccountEvents
    let now: Timestamp

    private var secondFactors: SecondFactorSettings { caller.settings.secondFactors }

    /// Signs in, in the transaction that verified the proof, unless a hook must agree first.
    func begin(_ signIn: ProvedSignIn, in data: any DataWriter) throws -> Step {
        guard signIn.account.isDisabled != true else {
            return .refused(signIn.account.disabledRefusal)
        }
        if caller.asksHook(before: signIn) { return .proved(signIn) }
        return signIn.isNew
            ? try create(signIn, in: data) : try finish(signIn, consent: nil, in: data)
    }

    /// Creates the account and opens its first session.
    private func create(_ signIn: ProvedSignIn, in data: any DataWriter) throws -> Step {
        try signIn.settle?(signIn.account, data)
        let newcomer = ApprovedAccount(signIn.account, by: signIn.factor, for: caller, events)
        if signIn.isUnclaimed {
            try newcomer.insertUnclaimed(in: data)
            return try open(for: newcomer.account, signIn, by: signIn.factor, in: data)
        }
        let stored = try newcomer.store(in: data)
        guard stored.id == signIn.account.id else {
            return try begin(signIn.stored(as: stored), in: data)
        }
        return try open(for: stored, signIn, by: signIn.factor, in: data)
    }

    /// Opens or continues a session, or stores that a second factor must still be verified.
    ///
    /// `consent` is the hook's approval, if one was called.
    func finish(
        _ signIn: ProvedSignIn,
        consent: SignInConsent?,
        in data: any DataWriter
    ) throws -> Step {
        let (found, factor) = (signIn.account, signIn.factor)
        if found.asksForSecondFactor(after: factor, by: secondFactors) {
            try signIn.settle?(found, data)
            return try pend(found, signIn, in: data)
        }
        let amendments = try consent?.amendments(of: found) ?? SignInAmendments()
        try signIn.settle?(found, data)
        guard try amendments.apply(to: found, events, in: data) else {
            return .refused(found.disabledRefusal)
        }
        if let token = signIn.continued {
            return try goOn(token, with: factor, amendments, in: data)
        }
        let current = try data.recordSignIn(
            found.id,
            of: found.projectID,
            at: now,
            phoneProved: factor.provider == .phone
        )
        guard let current else { throw Refusal.accountNotFound }
        // The account may not have been locked when it was read: a factor that was added since is
        // required as well.
        if current.asksForSecondFactor(after: factor, by: secondFactors) {
            return try pend(current, signIn, in: data)
        }
        return try open(for: current, signIn, by: factor.amended(by: amendments), in: data)
    }

    private func pend(
        _ account: Account,
        _ signIn: ProvedSignIn,
        in data: any PendingSignInWriter
    ) throws -> Step {
        if let refusal = account.secondFactorRefusal(after: signIn.factor, by: secondFactors) {
            throw refusal
        }
        try data.insert(
            PendingSignIn(
                credential,
                for: account,
                after: signIn.factor,
                client: signIn.client,
                at: now
            )
        )
        return .pending(account)
    }

    /// Continues the session of `token`, with the changes made to it and its account so far.
    private func goOn(
        _ token: CheckedIDToken,
        with factor: FirstFactor,
        _ amendments: SignInAmendments,
        in data: any AccountReader & SessionReader & SessionWriter
    ) throws -> Step {
        let acting = try token.acting(in: data)
        let session = try acting.goOn(in: data) { session in
            if session.signInProvider == .anonymous {
                session.context.signInAttributes = factor.signInAttributes
            }
            session.take(factor.provider, under: secondFactors)
            session.context.claims = amendments.sessionClaims(over: session.context.claims)
        }
        return .opened(session, acting.account)
    }

    private func open(
        for account: Account,
        _ signIn: ProvedSignIn,
        by factor: FirstFactor,
        in data: any HookWriter & SessionWriter
    ) throws -> Step {
        let session = draft.session(
            of: account,
            signedInWith: factor.provider,
            at: now,
            client: signIn.client,
            context: SessionContext(
                secondFactor: signIn.secondFactor,
                claims: factor.sessionClaims,
                signInAttributes: factor.signInAttributes,
                isForEnrollment: secondFactors.demandsEnrollment(after: factor) ? true : nil
            )
        )
        try data.insert(session)
        try events.record(
            .signedIn,
            of: account,
            method: factor.provider,
            secondFactor: signIn.secondFactor?.kind,
            in: data
        )
        SecurityTrail.count(.signedIn(factor.provider))
        if let second = signIn.secondFactor {
            SecurityTrail.count(.secondFactorVerified(second.kind))
        }
        return .opened(session, account)
    }
}

extension Account {
    /// Whether signing in requires one of the account's second factors after `factor`.
    package func asksForSecondFactor(
        after factor: FirstFactor,
        by settings: SecondFactorSettings
    ) -> Bool {
        settings.state != .disabled && !factor.bypassesSecondFactor && !secondFactors.isEmpty
    }

    /// Returns why none of the account's second factors can follow `factor`; `nil` if one can.
    func secondFactorRefusal(
        after factor: FirstFactor,
        by settings: SecondFactorSettings
    ) -> Refusal? {
        guard factor.provider == .phone else { return nil }
        let canFollow = settings.allowsAfterPhone && !secondFactors(after: .phone).isEmpty
        return canFollow ? nil : .secondFactor(.phoneFirstFactorUnsupported)
    }
}
