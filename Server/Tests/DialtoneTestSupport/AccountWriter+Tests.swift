package import DialtoneBasics
package import DialtoneModel
package import PhoneNumbers

/// Account changes that tests make like administrators.
extension AccountWriter {
    package func save(_ account: Account, sharingEmail: Bool = false) throws {
        try save(.byAdministrator(account), sharingEmail: sharingEmail)
    }

    package func deleteAccount(_ id: AccountID, of project: ProjectID) throws -> Bool {
        try deleteAccount(.byAdministrator(id, of: project))
    }
}

extension AccountWriter {
    /// Sets or removes the account's number; `nil` if the account does not exist or another one has
    /// the number.
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
