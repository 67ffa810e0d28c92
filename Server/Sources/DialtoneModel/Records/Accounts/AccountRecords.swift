package import DialtoneBasics
package import PhoneNumbers

/// Reads accounts.
package protocol AccountReader {
    func account(_ id: AccountID, of project: ProjectID) throws -> Account?
    func accountLater(phoneNumber: PhoneNumber, of project: ProjectID) throws -> Later<Account?>
    func account(email: String, of project: ProjectID) throws -> Account?
    /// Returns the account that is linked to a federated identity.
    func account(
        provider: SignInProvider,
        rawID: String,
        of project: ProjectID
    ) throws -> Account?
    /// Returns a page of accounts with IDs after `last`, ordered by ID.
    func accounts(of project: ProjectID, after last: AccountID?, limit: Int) throws -> [Account]
    func accountCount(of project: ProjectID) throws -> Int

    /// The number of accounts whose last sign-in was at `moment` or later.
    func accountCount(of project: ProjectID, signedInSince moment: Timestamp) throws -> Int
    func accounts(matching query: AccountQuery, of project: ProjectID) throws -> [Account]
    /// Returns the number of matching accounts, regardless of limit and offset.
    func accountCount(matching query: AccountQuery, of project: ProjectID) throws -> Int
    /// Returns accounts of one part of a list, after `start` and up to `end`, which is included.
    func accounts(
        in part: AccountListing.Part,
        of listing: AccountListing,
        after start: AccountPosition?,
        until end: AccountPosition?,
        limit: Int
    ) throws -> [Account]
    /// Returns the place of the last of `count` accounts after `start`, whether they match or not;
    /// `nil` if there are no more than `count`.
    func lastAccount(
        of count: Int,
        in part: AccountListing.Part,
        of listing: AccountListing,
        after start: AccountPosition?
    ) throws -> AccountPosition?
}

extension AccountReader {
    package func account(phoneNumber: PhoneNumber, of project: ProjectID) throws -> Account? {
        try accountLater(phoneNumber: phoneNumber, of: project).value()
    }
}

/// Changes accounts; each check-and-set is a single conditional statement.
package protocol AccountWriter {
    /// Inserts an account; returns `false` and changes nothing if the ID or phone number exists.
    ///
    /// Throws ``AccountConflict`` if another account has the address or a linked identity. With
    /// `sharingEmail`, several accounts can have the same address.
    func insert(_ account: Account, sharingEmail: Bool) throws -> Bool

    /// Inserts an account whose number had no account when this transaction looked for one.
    ///
    /// If a concurrent transaction is faster, this one fails at its end, and runs again.
    func insertUnclaimed(_ account: Account) throws

    /// Inserts all accounts or none of them.
    ///
    /// Returns `false` if an ID, number, address or linked identity exists, or occurs twice among
    /// them.
    func insertAll(_ accounts: [Account]) throws -> Bool

    /// Returns the account, locked until the end of the transaction.
    ///
    /// Code that changes more than one column of an account locks it, changes the value, and saves
    /// it.
    func holdAccount(_ id: AccountID, of project: ProjectID) throws -> Account?

    /// Saves the changed account, which the transaction has locked.
    ///
    /// Throws ``AccountConflict`` if another account has its number, its address or one of its
    /// linked identities. With `sharingEmail`, several accounts can have the same address; a lookup
    /// finds the first.
    func save(_ change: PermittedChange, sharingEmail: Bool) throws

    /// Records a sign-in and returns the updated account; `nil` if it is deleted or disabled.
    func recordSignIn(
        _ id: AccountID,
        of project: ProjectID,
        at now: Timestamp,
        phoneProved: Bool
    ) throws -> Account?

    /// Deletes the account and its sessions; returns `false` if it does not exist.
    func deleteAccount(_ deletion: PermittedDeletion) throws -> Bool

    /// Deletes and returns up to `limit` accounts that were always anonymous and not used since
    /// `moment`.
    func deleteAnonymousAccounts(
        of project: ProjectID,
        unusedSince moment: Timestamp,
        limit: Int
    ) throws -> [Account]

    /// Deletes all accounts of the project, and returns their number.
    func deleteAccounts(of project: ProjectID) throws -> Int
}

extension AccountWriter {
    /// Makes all of an administrator's changes, or none; returns `nil` if the account does not
    /// exist.
    package func apply(
        _ changes: AccountChanges,
        to id: AccountID,
        of project: ProjectID,
        at now: Timestamp
    ) throws -> Account? {
        guard var account = try holdAccount(id, of: project) else { return nil }
        try account.apply(changes, at: now)
        try save(.byAdministrator(account))
        return account
    }

    package func insert(_ account: Account) throws -> Bool {
        try insert(account, sharingEmail: false)
    }

    package func save(_ change: PermittedChange) throws {
        try save(change, sharingEmail: false)
    }
}
