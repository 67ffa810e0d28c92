import DialtoneModel

extension SignInAmendments {
    /// Changes the account, inside the transaction that opens its session.
    ///
    /// Returns whether the account may still sign in. A hook can disable the account that it was
    /// asked about; that has to be stored, so it is not an error here.
    func apply(
        to found: Account,
        _ events: AccountEvents,
        in data: any AccountChangeRecords
    ) throws -> Bool {
        guard !account.isEmpty else { return true }
        guard let before = try data.holdAccount(found.id, of: found.projectID) else {
            throw Refusal.accountNotFound
        }
        var held = before
        account.apply(to: &held)
        guard held != before else { return true }
        try data.save(.byAdministrator(held), sharingEmail: true)
        try events.recordChange(from: before, to: held, in: data)
        return held.isDisabled != true
    }
}
