/// One try to sign in to an account, with all that its transaction needs.
struct SignInAttempt: Sendable {
    enum Step: Sendable {
        case pending(Account)
        case opened(Session, Account)
        /// A hook has disabled the account.
        case disabled
    }

    let accountID: AccountID
    let factor: FirstFactor

    /// The second factor that is proved already.
    let secondFactor: ProvedSecondFactor?

    /// The token of the session that continues with the factor; without it, a new session is
    /// opened.
    var continued: CheckedIDToken?

    let caller: SignInCaller

    let consent: SignInConsent

    let draft: SessionDraft
    let credential: PendingCredential
    let events: AccountEvents
    let now: Timestamp

    /// The account, if it may sign in.
    func admit(in data: any DataWriter) throws -> Account {
        if let continued { return try continued.hold(in: data).account }
        guard let found = try data.holdAccount(accountID, of: caller.projectID) else {
            throw Refusal.accountNotFound
        }
        guard found.isDisabled != true else { throw found.disabledRefusal }
        return found
    }

    /// Opens or continues a session, or stores that a second factor must still be proved.
    ///
    /// `settle` runs before anything is opened.
    func advance(
        _ found: Account,
        in data: any DataWriter,
        settle: (Account, any DataWriter) throws -> Void
    ) throws -> Step {
        if found.asksForSecondFactor(after: factor, by: caller.settings.secondFactors) {
            try settle(found, data)
            try data.insert(
                PendingSignIn(
                    credential,
                    for: found,
                    after: factor,
                    client: caller.client,
                    at: now
                )
            )
            return .pending(found)
        }
        let amendments = try consent.amendments(of: found)
        try settle(found, data)
        guard try amendments.apply(to: found, events, in: data) else { return .disabled }
        if let continued { return try goOn(continued, amendments, in: data) }
        return try open(for: found, by: factor.amended(by: amendments), in: data)
    }

    /// Continues the session of `token`, with the changes made to it and its account so far.
    private func goOn(
        _ token: CheckedIDToken,
        _ amendments: SignInAmendments,
        in data: any DataWriter
    ) throws -> Step {
        let acting = try token.acting(in: data)
        let session = try acting.goOn(in: data) { session in
            if session.signInProvider == .anonymous {
                session.context.signInAttributes = factor.signInAttributes
            }
            session.take(factor.provider, under: caller.settings.secondFactors)
            session.context.claims = amendments.sessionClaims(over: session.context.claims)
        }
        return .opened(session, acting.account)
    }

    private func open(
        for found: Account,
        by factor: FirstFactor,
        in data: any DataWriter
    ) throws -> Step {
        let current = try data.recordSignIn(
            found.id,
            of: found.projectID,
            at: now,
            phoneProved: factor.provider == .phone
        )
        guard let current else { throw Refusal.accountDisabled }
        let session = draft.session(
            of: current,
            signedInWith: factor.provider,
            at: now,
            client: caller.client,
            context: SessionContext(
                secondFactor: secondFactor,
                claims: factor.sessionClaims,
                signInAttributes: factor.signInAttributes,
                isForEnrollment: caller.settings.secondFactors.demandsEnrollment(after: factor)
                    ? true : nil
            )
        )
        try data.insert(session)
        try events.record(.signedIn, of: current, in: data)
        return .opened(session, current)
    }
}
