import DialtoneModel

extension Account {
    /// Reports the second factors that were added to or removed from the account since `before`.
    func reportSecondFactors(since before: Account) {
        let factors = Set(secondFactors.map(\.id))
        let factorsBefore = Set(before.secondFactors.map(\.id))
        guard factors != factorsBefore else { return }
        if !factors.isSubset(of: factorsBefore) {
            SecurityTrail.report(.secondFactorAdded, account: id, project: projectID)
        }
        if !factorsBefore.isSubset(of: factors) {
            SecurityTrail.report(.secondFactorRemoved, account: id, project: projectID)
        }
    }

    /// Reports new recovery codes, and those that were removed without new ones.
    func reportRecoveryCodes(since before: Account) {
        let former = Set(before.recoveryCodes?.digests ?? [])
        let areNew = recoveryCodes.map { !former.isSuperset(of: $0.digests) } ?? false
        guard areNew || (recoveryCodes == nil && before.recoveryCodes != nil) else { return }
        SecurityTrail.report(
            areNew ? .recoveryCodesCreated : .recoveryCodesRemoved,
            account: id,
            project: projectID
        )
    }

    /// Reports the passkeys that were added to or removed from the account since `before`.
    func reportPasskeys(since before: Account) {
        let present = Set(passkeys.map(\.id))
        let former = Set(before.passkeys.map(\.id))
        if !present.isSubset(of: former) {
            SecurityTrail.report(.passkeyAdded, account: id, project: projectID)
        }
        if !former.isSubset(of: present) {
            SecurityTrail.report(.passkeyRemoved, account: id, project: projectID)
        }
    }
}

extension AccountEventKind {
    /// The log's reason for a change that hooks are notified of.
    var securityReason: SecurityEventReason? {
        switch self {
        case .phoneNumberChanged: .phoneNumberChanged
        case .emailChanged: .emailChanged
        case .passwordChanged: .passwordChanged
        case .sessionsRevoked: .sessionsRevoked
        default: nil
        }
    }
}

extension Account {
    /// The refusal of a sign-in to a disabled account; the log names the account.
    var disabledRefusal: Refusal {
        SecurityTrail.explaining(.accountDisabled, as: .accountDisabled, of: id)
    }
}
