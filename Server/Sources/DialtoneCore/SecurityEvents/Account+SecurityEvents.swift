extension Account {
    /// Reports which second factors the account has got or lost since it was `before`.
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
}

extension AccountEventKind {
    /// What the log says of a change that hooks are told of.
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
    /// What refuses a sign-in to the account because it is disabled; the log names the account.
    var disabledRefusal: Refusal {
        SecurityTrail.explaining(.accountDisabled, as: .accountDisabled, of: id)
    }
}
