/// What a change does to the ways to sign in to an account.
struct CredentialDifference: Sendable {
    let before: Account
    let after: Account

    init(from before: Account, to after: Account) {
        self.before = before
        self.after = after
    }

    /// What the owner needs for the change, after proving `proof` in the same call.
    func need(_ proof: ChangeRule.Proof) -> ChangeRule.Need {
        if removesSecondFactor { return .withdrawal }
        if changesSecondFactors || setsPassword || setsAddress(without: proof) {
            return .recentSignIn
        }
        if setsAddress || removesAddress || removesPassword || changesNumber || changesIdentities {
            return .linking
        }
        return .session
    }

    /// Whether the owner gained or lost a way to sign in, so that the former address gets a mail.
    var isForNotice: Bool {
        before.email != after.email || removesPassword || changesNumber || changesIdentities
    }

    var replacesNumber: Bool {
        before.phoneNumber != nil && after.phoneNumber != nil && changesNumber
    }

    /// What the account can be signed in with that it could not before, as sessions call it.
    var addedProviders: Set<SignInProvider> {
        let known = Set(before.linkedProviders.map(\.identity))
        var added = Set(
            after.linkedProviders.filter { !known.contains($0.identity) }.map(\.providerID)
        )
        if changesNumber, after.phoneNumber != nil { added.insert(.phone) }
        if setsAddress || setsPassword { added.insert(.password) }
        return added
    }

    private var setsPassword: Bool {
        after.passwordHash != nil && after.passwordHash != before.passwordHash
    }

    private var removesPassword: Bool {
        before.passwordHash != nil && after.passwordHash == nil
    }

    private var setsAddress: Bool { after.email != nil && after.email != before.email }

    /// An address may be added by proving it, but replacing another one also needs a recent
    /// sign-in.
    private func setsAddress(without proof: ChangeRule.Proof) -> Bool {
        setsAddress && (before.email != nil || proof == .nothing)
    }

    private var removesAddress: Bool { before.email != nil && after.email == nil }

    private var changesNumber: Bool { before.phoneNumber != after.phoneNumber }

    private var changesIdentities: Bool {
        Set(before.linkedProviders.map(\.identity)) != Set(after.linkedProviders.map(\.identity))
    }

    private var changesSecondFactors: Bool {
        Set(before.secondFactors.map(\.id)) != Set(after.secondFactors.map(\.id))
    }

    private var removesSecondFactor: Bool {
        !Set(before.secondFactors.map(\.id)).isSubset(of: after.secondFactors.map(\.id))
    }
}

extension LinkedProvider {
    /// The identity alone, without the profile that the provider sent.
    fileprivate var identity: [String] { [providerID.rawValue, rawID] }
}
