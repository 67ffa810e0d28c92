package import DialtoneBasics
package import PhoneNumbers

/// The sign-in methods of an account before a change, other than address and password.
package struct FormerSignIn: Hashable, Sendable {
    package var phoneNumber: PhoneNumber?
    package var linkedProviders: [LinkedProvider]

    /// The time of this state; sign-in methods that were added later are removed with the change.
    package let moment: Timestamp

    /// Whether the change that followed replaced the phone number; the mail mentions it.
    package var wasNumberReplaced = false

    /// Whether the change that followed was made without a recent sign-in.
    ///
    /// Such a change may not have been made by the owner, so notices of later changes restore this
    /// state as well.
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

    package init(of account: Account, at moment: Timestamp) {
        self.init(
            phoneNumber: account.phoneNumber,
            linkedProviders: account.linkedProviders,
            at: moment
        )
    }
}

extension Account {
    /// Restores the former number and identities, and removes credentials that were added since.
    package mutating func restore(_ former: FormerSignIn) {
        if phoneNumber != former.phoneNumber {
            phoneNumber = former.phoneNumber
            phoneProvedAt = nil
        }
        linkedProviders = former.linkedProviders
        passkeys.removeAll { $0.enrolledAt >= former.moment }
        secondFactors.removeAll { $0.enrolledAt >= former.moment }
        dropRecoveryCodes(since: former.moment)
        if let passwordUpdatedAt, passwordUpdatedAt >= former.moment { removePassword() }
        // What was added in doubt before that state stays unconfirmed: a thief who gets the code of
        // a later notice must not confirm an earlier change with it.
        unconfirmedProviders = unconfirmedProviders.filter { $0.value < former.moment }
    }
}
