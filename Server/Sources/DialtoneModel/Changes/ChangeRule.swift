package import DialtoneBasics

/// Decides what the holder of a session may change about how they sign in to their account.
///
/// The decision is made inside the transaction of the change, on the session and the account that
/// the transaction has locked. An account that never had a way to sign in may be changed freely: an
/// anonymous user cannot sign in again.
package struct ChangeRule: Sendable {
    /// The greatest age of a sign-in that counts as recent.
    ///
    /// An unattended device or a stolen token must not be enough.
    package static let recency = TimeSpan.minutes(5)

    /// What a change needs, from the least to the most.
    package enum Need: Int, Comparable, Sendable {
        case session
        /// A session, and a recent sign-in if the project's settings require one.
        case linking
        case recentSignIn
        /// A recent sign-in with a second factor, even if the project does not request them now.
        case withdrawal

        package static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
    }

    /// What the caller proved in the call that changes the account.
    package enum Proof: Sendable {
        case nothing
        /// Control of the address, number or identity that the change adds.
        case addition
    }

    /// How long a sign-in with a method that an old session added does not count as recent.
    ///
    /// It is as long as the owner can undo the addition.
    package static let confirmation = ActionPurpose.recoverEmail.lifetime

    package let now: Timestamp
    private let secondFactors: SecondFactorSettings
    private let isStrict: Bool

    package init(_ settings: ProjectSettings, at now: Timestamp) {
        self.now = now
        secondFactors = settings.secondFactors
        isStrict = settings.credentialChanges.requiresRecentSignIn
    }

    /// Throws the missing requirement if the session does not meet `need`.
    package func check(
        _ need: Need,
        by acting: ActingSession,
        begunAt start: Timestamp? = nil
    ) throws(Refusal) {
        guard acting.account.hasHadCredential else { return }
        switch need {
        case .session: return
        case .linking where !isStrict: return
        case .linking, .recentSignIn, .withdrawal: break
        }
        if need == .withdrawal, !secondFactors.isOn, !hasProved(acting) {
            // Signing in again would not prompt for the factor.
            throw .secondFactor(.withdrawalDisabled)
        }
        guard isRecent(acting, at: start ?? now) else { throw .recentSignInRequired }
        guard !secondFactors.isOn || hasProved(acting) else {
            throw .secondFactor(.proofRequired)
        }
    }

    /// Whether the session began with a recent sign-in, by a method that the owner confirmed.
    ///
    /// Without the second condition, an old token would be enough: an attacker could link their own
    /// number and sign in with it.
    private func isRecent(_ acting: ActingSession, at moment: Timestamp) -> Bool {
        let added = acting.account.unconfirmedProviders[acting.session.signInProvider]
        if let added, moment - added < Self.confirmation { return false }
        return moment - acting.session.signedInAt <= Self.recency
    }

    /// Whether the session's holder may not be the owner.
    ///
    /// That is the case if the sign-in is not recent or lacks the second factor.
    package func isInDoubt(_ acting: ActingSession, begunAt start: Timestamp? = nil) -> Bool {
        guard acting.account.hasHadCredential else { return false }
        return !isRecent(acting, at: start ?? now) || (secondFactors.isOn && !hasProved(acting))
    }

    /// Returns the changed account, with the added methods marked as unconfirmed if in doubt.
    func noting(
        _ difference: CredentialDifference,
        by acting: ActingSession,
        begunAt start: Timestamp
    ) -> Account {
        var account = difference.after
        guard isInDoubt(acting, begunAt: start) else { return account }
        for provider in difference.addedProviders {
            account.unconfirmedProviders[provider] = now
        }
        return account
    }

    /// Whether the session proved a second factor that the account still has, or needs none.
    private func hasProved(_ acting: ActingSession) -> Bool {
        if acting.account.secondFactors.isEmpty { return true }
        guard let proved = acting.session.context.secondFactor else { return false }
        return acting.account.has(proved)
    }
}
