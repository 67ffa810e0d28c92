import DialtoneBasics
import DialtoneModel

extension ActionCodes {
    /// Removes `address` from an account that claimed it without verification after the owner of
    /// `account` had it.
    ///
    /// The code in the mail proves that the address belongs to the owner. Otherwise an attacker who
    /// removes the address could lock the owner out by signing up with it.
    static func free(
        _ address: String,
        for account: Account,
        _ events: AccountEvents,
        in data: any AccountReader & AccountChangeRecords & SessionEndRecords,
        at now: Timestamp
    ) throws {
        guard let claimant = try data.account(email: address, of: account.projectID),
            claimant.id != account.id,
            let before = try data.holdAccount(claimant.id, of: account.projectID),
            before.email == address, !before.isEmailVerified
        else { return }
        var freed = before
        freed.removeEmail()
        freed.removePassword()
        freed.revokeTokens(at: now)
        try data.saveEndingSessions(.byProof(freed))
        try events.recordChange(from: before, to: freed, in: data)
    }
}
