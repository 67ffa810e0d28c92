package import DialtoneBasics

/// Reads passkeys.
package protocol PasskeyReader {
    func passkey(_ id: PasskeyID, of project: ProjectID) throws -> Passkey?

    /// The account's passkeys, the oldest first.
    func passkeys(of account: AccountID, in project: ProjectID) throws -> [Passkey]

    /// The passkeys of several accounts, in no order.
    func passkeys(of accounts: [AccountID], in project: ProjectID) throws -> [Passkey]
}

/// Adds and changes passkeys; saving an account deletes those that it no longer has.
package protocol PasskeyWriter {
    /// `false` if an account of the project has the passkey, and then nothing changes.
    func insert(_ passkey: Passkey) throws -> Bool

    /// Notes a sign-in: counter, backup state and time, as `passkey` has them.
    ///
    /// `false` if the counter is not greater than the stored one, unless both are zero, or if the
    /// passkey is gone; and then nothing changes.
    func recordUse(of passkey: Passkey) throws -> Bool

    /// `false` if the account does not have the passkey.
    func rename(
        _ id: PasskeyID,
        of account: AccountID,
        in project: ProjectID,
        to name: String
    ) throws -> Bool
}

extension PasskeyWriter {
    /// Gives passkeys of the account new names; throws if it does not have one of them.
    package func renamePasskeys(
        of account: Account,
        to names: [PasskeyID: String]
    ) throws {
        for (id, name) in names {
            guard try rename(id, of: account.id, in: account.projectID, to: name) else {
                throw Refusal.passkey(.notFound)
            }
        }
    }
}
