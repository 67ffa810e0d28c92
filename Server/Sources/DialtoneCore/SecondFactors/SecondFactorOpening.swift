/// The end of a sign-in whose second factor is proved, with all that its transaction needs.
struct SecondFactorOpening: Sendable {
    enum Step: Sendable {
        case opened(Session, Account)
        /// Both factors are proved; the session is still to be opened.
        case proved(PendingSignIn, ProvedSecondFactor)
    }

    let draft: SessionDraft
    let events: AccountEvents

    /// Whether somebody else opens the session, once a hook was asked.
    ///
    /// The pending sign-in is used up by then, so that nobody tries it again while a hook thinks.
    let leavesRestToHook: Bool

    let now: Timestamp

    /// Uses the pending sign-in up and opens the session that it was for.
    func open(
        for account: Account,
        _ pending: PendingSignIn,
        provedBy factor: SecondFactor,
        in data: any DataWriter
    ) throws -> Step {
        guard try data.consumePendingSignIn(pending.digest) else {
            throw Refusal.pendingSignIn(.unknown)
        }
        try data.clearSecondFactorLedger(of: account)
        if leavesRestToHook {
            return .proved(pending, ProvedSecondFactor(factor))
        }
        let current = try data.recordSignIn(
            account.id,
            of: account.projectID,
            at: now,
            phoneProved: pending.firstFactor.provider == .phone
        )
        guard let current else { throw Refusal.accountDisabled }
        let session = draft.session(
            of: current,
            signedInWith: pending.firstFactor.provider,
            at: now,
            client: pending.client,
            context: SessionContext(
                secondFactor: ProvedSecondFactor(factor),
                claims: pending.firstFactor.sessionClaims,
                signInAttributes: pending.firstFactor.signInAttributes
            )
        )
        try data.insert(session)
        try events.record(.signedIn, of: current, in: data)
        return .opened(session, current)
    }
}
