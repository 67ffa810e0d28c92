/// The session of a call and its account, as this transaction sees them.
package struct ActingSession: Sendable {
    package let session: Session
    package let account: Account
}

extension ActingSession {
    /// Saves `account` as this session changed it, if the rule permits it, and ends every other
    /// session and every pending operation.
    ///
    /// This session continues, with the same refresh token and time of sign-in: no client is signed
    /// out by its own change, and a change does not count as a new sign-in. `adjust` updates the
    /// session.
    package func saveEndingOthers(
        _ account: inout Account,
        under rule: ChangeRule,
        proving proof: ChangeRule.Proof = .nothing,
        begunAt start: Timestamp? = nil,
        sharingEmail: Bool = false,
        in data: any DataWriter,
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

    /// The time that back ends compare a token's `auth_time` with.
    ///
    /// Back ends should accept the tokens of this session, and refuse those of the sessions that
    /// ended. If one of these began as late as this one, they cannot tell them apart and refuse
    /// this session's tokens too.
    private func validSince(afterEnding latest: Timestamp?, at now: Timestamp) -> Timestamp {
        let own = Timestamp(seconds: session.signedInAt.seconds)
        if let latest, latest.seconds >= own.seconds { return now }
        return max(own, account.validSince ?? own)
    }

    /// Continues the session as `adjust` leaves it; other sessions stay.
    package func goOn(
        in data: any DataWriter,
        _ adjust: (inout Session) -> Void
    ) throws -> Session {
        var continued = session
        adjust(&continued)
        if continued != session { try data.record(continued) }
        return continued
    }
}

extension Session {
    /// Records the first way to sign in that an anonymous user set up; other sessions keep the
    /// provider that they began with.
    ///
    /// From then on the session counts as a sign-in with `provider`. If the project then requires a
    /// second factor, the session can only enroll one.
    package mutating func take(
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
