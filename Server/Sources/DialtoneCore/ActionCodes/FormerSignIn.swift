package import PhoneNumbers

/// How an account was signed in to before a change, besides by address and password.
package struct FormerSignIn: Hashable, Sendable {
    package var phoneNumber: PhoneNumber?
    package var linkedProviders: [LinkedProvider]

    /// When the account was signed in to like this; what was set up since goes with the change.
    package let moment: Timestamp

    /// Whether the change after it gave the account another number; the mail says so.
    package var wasNumberReplaced = false

    /// Whether the change after it was made without a recent sign-in, so perhaps not by the owner.
    ///
    /// Notices of later changes then restore this state as well.
    package var isInDoubt = false

    package init(
        phoneNumber: PhoneNumber?,
        linkedProviders: [LinkedProvider],
        at moment: Timestamp
    ) {
        self.phoneNumber = phoneNumber
        self.linkedProviders = linkedProviders
        self.moment = moment
    }

    init(of account: Account, at moment: Timestamp) {
        self.init(
            phoneNumber: account.phoneNumber,
            linkedProviders: account.linkedProviders,
            at: moment
        )
    }

    /// Leaves out what another account than `account` has by now.
    func available(to account: Account, in data: any DataReader) throws -> FormerSignIn {
        let project = account.projectID
        var former = self
        if let number = phoneNumber,
            let owner = try data.account(phoneNumber: number, of: project), owner.id != account.id
        {
            former.phoneNumber = nil
        }
        former.linkedProviders = try linkedProviders.filter { linked in
            let owner = try data.account(
                provider: linked.providerID,
                rawID: linked.rawID,
                of: project
            )
            return owner == nil || owner?.id == account.id
        }
        return former
    }
}

extension Account {
    /// Restores the former number and identities, and removes what was added since.
    mutating func restore(_ former: FormerSignIn) {
        if phoneNumber != former.phoneNumber {
            phoneNumber = former.phoneNumber
            phoneProvedAt = nil
        }
        linkedProviders = former.linkedProviders
        secondFactors.removeAll { $0.enrolledAt >= former.moment }
        if let passwordUpdatedAt, passwordUpdatedAt >= former.moment { removePassword() }
        unconfirmedProviders = [:]
    }
}
