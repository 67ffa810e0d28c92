extension DormantNumberPolicy {
    /// Whether the account's number was proved so long ago that its carrier may have given it to
    /// somebody else.
    func isDormant(_ account: Account, at now: Timestamp) -> Bool {
        now - account.numberProvedAt > after
    }

    /// What becomes of somebody who proved the account's number on a device that is not signed in
    /// to it.
    func verdict(
        on account: Account,
        claim: NumberClaim?,
        risk: NumberRisk,
        at now: Timestamp
    ) -> NumberVerdict {
        guard action != .allow, isDoubtful(account, risk, at: now) else { return .welcome }
        switch action {
        case .allow: return .welcome
        case .freshAccount: return .freshAccount
        case .wait: return verdict(on: account, claim: claim, at: now)
        case .secondProof:
            let ways = account.waysBesidesNumber
            // Nothing else can be asked of an account that has nothing else.
            return ways.isEmpty ? verdict(on: account, claim: claim, at: now) : .otherProof(ways)
        }
    }

    private func isDoubtful(_ account: Account, _ risk: NumberRisk, at now: Timestamp) -> Bool {
        if risk.simSwap == .happened || risk.reassignment == .happened { return true }
        return risk.reassignment == .unknown && isDormant(account, at: now)
    }

    private func verdict(
        on account: Account,
        claim: NumberClaim?,
        at now: Timestamp
    ) -> NumberVerdict {
        guard let claim, claim.phoneNumber == account.phoneNumber,
            claim.claimedAt > account.lastUsedAt,
            // An old claim says as little about today's holder as an old proof.
            now - claim.claimedAt <= waitingPeriod + after
        else { return .claim(wait: waitingPeriod) }
        let readyAt = claim.claimedAt + waitingPeriod
        return now < readyAt ? .wait(readyAt - now) : .claimed
    }
}

extension Account {
    /// When somebody last proved to hold the number; for a number that came without a proof, when
    /// the account was last known to be in its owner's hands.
    var numberProvedAt: Timestamp { phoneProvedAt ?? lastSignInAt ?? createdAt }

    /// When somebody last signed in or renewed a token.
    fileprivate var lastUsedAt: Timestamp {
        max(lastSignInAt ?? createdAt, lastRefreshAt ?? createdAt)
    }

    /// How else its owner can sign in, in the protocol's words.
    fileprivate var waysBesidesNumber: [String] {
        var ways: [String] = []
        if email != nil, passwordHash != nil { ways.append("password") }
        if email != nil, isEmailVerified { ways.append("emailLink") }
        ways += linkedProviders.map(\.providerID.rawValue)
        if isCustomAuth { ways.append("custom") }
        return ways
    }
}
