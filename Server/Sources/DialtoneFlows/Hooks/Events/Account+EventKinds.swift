import DialtoneModel

extension Account {
    /// Returns the events that hooks receive for the change from `before` to this account.
    func eventKinds(since before: Account) -> [AccountEventKind] {
        guard self != before else { return [] }
        var kinds = [AccountEventKind.accountUpdated]
        if phoneNumber != before.phoneNumber { kinds.append(.phoneNumberChanged) }
        if email != before.email { kinds.append(.emailChanged) }
        if passwordUpdatedAt != before.passwordUpdatedAt { kinds.append(.passwordChanged) }
        if secondFactors.map(\.id) != before.secondFactors.map(\.id) {
            kinds.append(.secondFactorsChanged)
        }
        if validSince != before.validSince || othersEndedAt != before.othersEndedAt {
            kinds.append(.sessionsRevoked)
        }
        return kinds
    }
}
