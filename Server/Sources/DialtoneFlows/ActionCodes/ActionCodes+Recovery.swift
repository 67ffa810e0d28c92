import DialtoneBasics
import DialtoneModel

extension ActionCodes {
    /// Takes what the code restores off accounts that claimed it since, and returns the code
    /// without what another account keeps.
    static func reclaim(
        _ code: ActionCode,
        for account: Account,
        _ events: AccountEvents,
        in data: any AccountReader & AccountChangeRecords & SessionEndRecords,
        at now: Timestamp
    ) throws -> ActionCode {
        var code = code
        if code.phoneNumber == nil {
            try free(code.email, for: account, events, in: data, at: now)
        } else {
            try freeNumber(of: code, for: account, events, in: data, at: now)
            let owner = try data.account(email: code.email, of: account.projectID)
            if owner != nil, owner?.id != account.id { code.email = "" }
        }
        code.former = try code.former?.available(to: account, in: data)
        if code.phoneNumber != code.former?.phoneNumber, code.phoneNumber != nil {
            throw Refusal.phoneNumberInUse
        }
        return code
    }

    /// Removes the number from an account that was created with it after the change.
    ///
    /// An owner who signs in with the number after a thief has replaced it gets a new account. The
    /// codes of both accounts were read at the same number. An account that has more than the
    /// number may be that of the number's next holder, and keeps it.
    private static func freeNumber(
        of code: ActionCode,
        for account: Account,
        _ events: AccountEvents,
        in data: any AccountReader & AccountChangeRecords & SessionEndRecords,
        at now: Timestamp
    ) throws {
        guard let number = code.phoneNumber,
            let claimant = try data.account(phoneNumber: number, of: account.projectID),
            claimant.id != account.id,
            let before = try data.holdAccount(claimant.id, of: account.projectID),
            before.phoneNumber == number, before.createdAt >= code.createdAt,
            before.hasOnlyNumber
        else { return }
        var freed = before
        freed.loseNumber()
        freed.revokeTokens(at: now)
        try data.saveEndingSessions(.byProof(freed))
        try events.recordChange(from: before, to: freed, in: data)
    }

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

extension Account {
    /// Whether the number is the account's only way to sign in.
    fileprivate var hasOnlyNumber: Bool {
        email == nil && linkedProviders.isEmpty && passkeys.isEmpty && secondFactors.isEmpty
    }
}
