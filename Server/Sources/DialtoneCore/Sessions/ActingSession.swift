/// The session that a call comes from, and its account, both as they are in this transaction.
package struct ActingSession: Sendable {
    package let session: Session
    package let account: Account
}

extension ActingSession {
    /// Saves `account` as this session changed it, if the rule permits that, and signs out every
    /// other session and everything that is under way.
    ///
    /// This session goes on, with the same refresh token and time of sign-in: no client is signed
    /// out by its own change, and no change passes for signing in again. `adjust` says what the
    /// session is from now on.
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

    /// What back ends compare a token's `auth_time` with.
    ///
    /// They should take the tokens of this session, and refuse those of the sessions that ended.
    /// Where one of these began as late as this one, they cannot tell them apart; then they refuse
    /// this session's tokens too.
    private func validSince(afterEnding latest: Timestamp?, at now: Timestamp) -> Timestamp {
        let own = Timestamp(seconds: session.signedInAt.seconds)
        if let latest, latest.seconds >= own.seconds { return now }
        return max(own, account.validSince ?? own)
    }

    /// Lets the session go on as `adjust` leaves it; other sessions stay.
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
    /// Names the first way to sign in that an anonymous person set up; other sessions keep the
    /// one that they began with.
    ///
    /// From then on the session is one of a person who signed in by `provider`: where the project
    /// demands a second factor after that, it is good for enrolling one and for nothing else.
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
