package import DialtoneCore
package import PhoneNumbers

/// Tests set accounts up as administrators do.
extension AccountWriter {
    package func save(_ account: Account, sharingEmail: Bool = false) throws {
        try save(.byAdministrator(account), sharingEmail: sharingEmail)
    }

    package func deleteAccount(_ id: AccountID, of project: ProjectID) throws -> Bool {
        try deleteAccount(.byAdministrator(id, of: project))
    }
}

extension AccountWriter {
    /// Gives the account a number, or takes it away; `nil` if the account is gone or another one
    /// has the number.
    package func setPhoneNumber(
        _ phoneNumber: PhoneNumber?,
        on id: AccountID,
        of project: ProjectID,
        provedAt: Timestamp?
    ) throws -> Account? {
        guard var account = try holdAccount(id, of: project) else { return nil }
        account.phoneNumber = phoneNumber
        account.phoneProvedAt = provedAt
        do {
            try save(account)
            return account
        } catch AccountConflict.phoneNumber {
            return nil
        }
    }
}
