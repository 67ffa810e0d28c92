package import DialtoneBasics
package import PhoneNumbers

/// Reads accounts.
package protocol AccountReader {
    func account(_ id: AccountID, of project: ProjectID) throws -> Account?
    func account(phoneNumber: PhoneNumber, of project: ProjectID) throws -> Account?
    func account(email: String, of project: ProjectID) throws -> Account?
    /// The account that a federated identity leads to.
    func account(
        provider: SignInProvider,
        rawID: String,
        of project: ProjectID
    ) throws -> Account?
    /// A page ordered by ID, from after `last`.
    func accounts(of project: ProjectID, after last: AccountID?, limit: Int) throws -> [Account]
    func accountCount(of project: ProjectID) throws -> Int
    func accounts(matching query: AccountQuery, of project: ProjectID) throws -> [Account]
    /// How many accounts match, whatever limit and offset say.
    func accountCount(matching query: AccountQuery, of project: ProjectID) throws -> Int
}

/// Changes accounts; each check-and-set is one conditional statement.
package protocol AccountWriter {
    /// `false` if the ID or the phone number is taken, and then nothing changes.
    ///
    /// Throws ``AccountConflict`` if another account has the address or a linked identity. With
    /// `sharingEmail` several accounts may have one address.
    func insert(_ account: Account, sharingEmail: Bool) throws -> Bool

    /// Inserts all of the accounts, or none of them.
    ///
    /// `false` if the ID, the number, the address or a linked identity of one is taken, be it by
    /// another of them.
    func insertAll(_ accounts: [Account]) throws -> Bool

    /// The account, held by this transaction until it ends: others that change it wait.
    ///
    /// Whoever changes more than one column of an account holds it, changes the value, and saves
    /// it.
    func holdAccount(_ id: AccountID, of project: ProjectID) throws -> Account?

    /// Writes an account that this transaction has locked, as the change leaves it.
    ///
    /// Throws ``AccountConflict`` if another account has its number, its address or one of its
    /// linked identities. With `sharingEmail` several accounts may have one address; looking
    /// it up finds the first.
    func save(_ change: PermittedChange, sharingEmail: Bool) throws

    /// Notes a sign-in and returns the account as it is then; `nil` if it is gone or disabled.
    func recordSignIn(
        _ id: AccountID,
        of project: ProjectID,
        at now: Timestamp,
        phoneProved: Bool
    ) throws -> Account?

    /// Deletes the account with its sessions; `false` if there is no such account.
    func deleteAccount(_ deletion: PermittedDeletion) throws -> Bool

    /// Deletes up to `limit` accounts that were always anonymous and were not used since `moment`,
    /// and returns them.
    func deleteAnonymousAccounts(
        of project: ProjectID,
        unusedSince moment: Timestamp,
        limit: Int
    ) throws -> [Account]

    /// Deletes every account of the project, and says how many there were.
    func deleteAccounts(of project: ProjectID) throws -> Int
}

extension AccountWriter {
    /// Makes all of an administrator's changes, or none; `nil` if there is no such account.
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
