extension DormantNumberPolicy {
    /// What becomes of somebody who proved the account's number on a device that is not signed in
    /// to it.
    func verdict(
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
            // Nothing else can be asked of an account that has nothing else.
            return ways.isEmpty ? verdict(on: claim, to: account, at: now) : .otherProof(ways)
        }
    }

    /// Whether the account's number was proved so long ago that its carrier may have given it to
    /// another person.
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
    fileprivate var numberProvedAt: Timestamp { phoneProvedAt ?? lastSignInAt ?? createdAt }

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
