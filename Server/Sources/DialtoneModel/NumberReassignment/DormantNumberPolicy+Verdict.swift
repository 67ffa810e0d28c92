package import DialtoneBasics

extension DormantNumberPolicy {
    /// Returns the verdict on a sign-in with the account's number by a signed-out device.
    package func verdict(
        on account: Account,
        claim: NumberClaim?,
        at now: Timestamp
    ) -> NumberVerdict {
        guard action != .allow, isDormant(account, at: now) else { return .welcome }
        switch action {
        case .allow: return .welcome
        case .freshAccount: return .freshAccount
        case .wait: return verdict(on: claim, to: account, at: now)
        case .secondProof:
            let ways = account.waysBesidesNumber
            // The account has no other sign-in method that could be required.
            return ways.isEmpty ? verdict(on: claim, to: account, at: now) : .otherProof(ways)
        }
    }

    /// Whether the policy treats the account's number as one that may be another person's now.
    package func distrustsNumber(of account: Account, at now: Timestamp) -> Bool {
        action != .allow && isDormant(account, at: now)
    }

    /// Whether the carrier may have reassigned the number since it was last proved.
    private func isDormant(_ account: Account, at now: Timestamp) -> Bool {
        now - account.numberProvedAt > after
    }

    private func verdict(
        on claim: NumberClaim?,
        to account: Account,
        at now: Timestamp
    ) -> NumberVerdict {
        guard let claim, claim.phoneNumber == account.phoneNumber,
            claim.claimedAt > account.lastUsedAt,
            // An old claim is as unreliable as an old proof.
            now - claim.claimedAt <= waitingPeriod + after
        else { return .claim(wait: waitingPeriod) }
        let readyAt = claim.claimedAt + waitingPeriod
        return now < readyAt ? .wait(readyAt - now) : .claimed
    }
}

extension Account {
    /// When the number was last proved; the last sign-in if it was set without a proof.
    ///
    /// Without any sign-in, it is the creation of the account.
    fileprivate var numberProvedAt: Timestamp { phoneProvedAt ?? lastSignInAt ?? createdAt }

    /// When the account was last used for a sign-in or a token refresh.
    fileprivate var lastUsedAt: Timestamp {
        max(lastSignInAt ?? createdAt, lastRefreshAt ?? createdAt)
    }

    /// The other sign-in methods of the account, as the protocol names them.
    fileprivate var waysBesidesNumber: [String] {
        var ways: [String] = []
        if email != nil, passwordHash != nil { ways.append("password") }
        if email != nil, isEmailVerified { ways.append("emailLink") }
        ways += linkedProviders.map(\.providerID.rawValue)
        if !passkeys.isEmpty { ways.append("passkey") }
        if isCustomAuth { ways.append("custom") }
        return ways
    }
}
