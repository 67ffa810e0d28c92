import DialtoneBasics
import DialtoneModel

extension ActingSession {
    /// Saves `account` as changed by this session and ends all other sessions.
    ///
    /// The change must be permitted. Pending operations end as well. This session continues, with
    /// the same refresh token and sign-in time: no client is signed out by its own change, and a
    /// change does not count as a new sign-in. `adjust` updates the session.
    func saveEndingOthers(
        _ account: inout Account,
        under rule: ChangeRule,
        proving proof: ChangeRule.Proof = .nothing,
        begunAt start: Timestamp? = nil,
        sharingEmail: Bool = false,
        in data: any AccountWriter & SessionEndRecords,
        adjust: (inout Session) -> Void = { _ in }
    ) throws -> Session {
        let now = rule.now
        let latest = try data.deleteSessions(except: session)
        try data.endSignInsUnderWay(to: account)
        account.validSince = validSince(afterEnding: latest, at: now)
        account.othersEndedAt = now
        let change = try rule.permit(account, by: self, proving: proof, begunAt: start)
        try data.save(change, sharingEmail: sharingEmail)
        return try goOn(in: data) { session in
            session.context.continuedAt = now
            adjust(&session)
        }
    }

    /// Returns the time that back ends compare with a token's `auth_time`.
    ///
    /// Back ends should accept the tokens of this session and reject those of the sessions that
    /// ended. If one of those began at the same time as this one or later, they cannot be
    /// distinguished, and this session's tokens are rejected too.
    private func validSince(afterEnding latest: Timestamp?, at now: Timestamp) -> Timestamp {
        let own = Timestamp(seconds: session.signedInAt.seconds)
        if let latest, latest.seconds >= own.seconds { return now }
        return max(own, account.validSince ?? own)
    }

    /// Continues the session with the changes of `adjust`; other sessions are unaffected.
    func goOn(
        in data: any SessionWriter,
        _ adjust: (inout Session) -> Void
    ) throws -> Session {
        var continued = session
        adjust(&continued)
        if continued != session { try data.record(continued) }
        return continued
    }
}

extension Session {
    /// Records the first sign-in method that an anonymous user set up.
    ///
    /// From then on, the session counts as a sign-in with `provider`; other sessions keep their
    /// original provider. If the project then requires a second factor, the session can only enroll
    /// one.
    mutating func take(
        _ provider: SignInProvider,
        under settings: SecondFactorSettings
    ) {
        guard signInProvider == .anonymous else { return }
        signInProvider = provider
        if context.secondFactor == nil, settings.demandsEnrollment(after: provider) {
            context.isForEnrollment = true
        }
    }
}
