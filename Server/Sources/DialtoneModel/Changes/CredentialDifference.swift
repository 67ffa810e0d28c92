/// The differences in sign-in methods between two versions of an account.
package struct CredentialDifference: Sendable {
    let before: Account
    let after: Account

    package init(from before: Account, to after: Account) {
        self.before = before
        self.after = after
    }

    /// Returns what the change requires, if `proof` was given in the same call.
    func need(_ proof: ChangeRule.Proof) -> ChangeRule.Need {
        if removesSecondFactor { return .withdrawal }
        if changesSecondFactors || addsRecoveryCodes || changesPasskeys || setsPassword
            || setsAddress(without: proof)
        {
            return .recentSignIn
        }
        if setsAddress || removesAddress || removesPassword || changesNumber || changesIdentities {
            return .linking
        }
        return .session
    }

    /// Whether a sign-in method was added or removed, so that the former address gets a mail.
    package var isForNotice: Bool {
        before.email != after.email || removesPassword || changesNumber || changesIdentities
            || changesPasskeys
    }

    package var replacesNumber: Bool {
        before.phoneNumber != nil && after.phoneNumber != nil && changesNumber
    }

    /// The sign-in methods that the change adds, as sessions name them.
    var addedProviders: Set<SignInProvider> {
        let known = Set(before.linkedProviders.map(\.identity))
        var added = Set(
            after.linkedProviders.filter { !known.contains($0.identity) }.map(\.providerID)
        )
        if changesNumber, after.phoneNumber != nil { added.insert(.phone) }
        if setsAddress || setsPassword { added.insert(.password) }
        if !passkeys(of: after).isSubset(of: passkeys(of: before)) { added.insert(.passkey) }
        return added
    }

    private var setsPassword: Bool {
        after.passwordHash != nil && after.passwordHash != before.passwordHash
    }

    private var removesPassword: Bool {
        before.passwordHash != nil && after.passwordHash == nil
    }

    private var setsAddress: Bool { after.email != nil && after.email != before.email }

    /// Whether the change sets an address for which `proof` is not sufficient.
    ///
    /// A proof of the new address is enough to add one, but replacing another address also needs a
    /// recent sign-in.
    private func setsAddress(without proof: ChangeRule.Proof) -> Bool {
        setsAddress && (before.email != nil || proof == .nothing)
    }

    private var removesAddress: Bool { before.email != nil && after.email == nil }

    private var changesNumber: Bool { before.phoneNumber != after.phoneNumber }

    private var changesIdentities: Bool {
        Set(before.linkedProviders.map(\.identity)) != Set(after.linkedProviders.map(\.identity))
    }

    private var changesPasskeys: Bool { passkeys(of: before) != passkeys(of: after) }

    private func passkeys(of account: Account) -> Set<PasskeyID> {
        Set(account.passkeys.map(\.id))
    }

    private var changesSecondFactors: Bool {
        Set(before.secondFactors.map(\.id)) != Set(after.secondFactors.map(\.id))
    }

    private var addsRecoveryCodes: Bool {
        after.recoveryCodes != nil && after.recoveryCodes != before.recoveryCodes
    }

    private var removesSecondFactor: Bool {
        !Set(before.secondFactors.map(\.id)).isSubset(of: after.secondFactors.map(\.id))
    }
}

extension LinkedProvider {
    /// The identity alone, without the profile data from the provider.
    fileprivate var identity: [String] { [providerID.rawValue, rawID] }
}
