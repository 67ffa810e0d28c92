import DialtoneBasics
import DialtoneModel

extension SQLTransaction {
    private static let passkeyRow = RowStatement(into: "passkey", onConflict: .skip)

    func insert(_ passkey: Passkey) throws -> Bool {
        try writeRow(
            Self.passkeyRow,
            [
                "project_id": passkey.projectID,
                "credential_id": passkey.id,
                "account_id": passkey.accountID,
                "user_handle": passkey.userHandle,
                "rp_id": passkey.relyingPartyID,
                "public_key": passkey.publicKey,
                "algorithm": passkey.algorithm,
                "aaguid": passkey.authenticator,
                "transports": passkey.transports.joined(separator: " "),
                "backup_eligible": passkey.isBackupEligible,
                "backed_up": passkey.isBackedUp,
                "counter": Int64(passkey.counter),
                "name": passkey.name,
                "created_at": passkey.createdAt,
                "last_used_at": passkey.lastUsedAt,
            ]
        ) == 1
    }

    func passkey(_ id: PasskeyID, of project: ProjectID) throws -> Passkey? {
        try row(
            "SELECT * FROM passkey WHERE project_id = ? AND credential_id = ?",
            project,
            id
        )
        .map(Passkey.init(row:))
    }

    func passkeys(of account: AccountID, in project: ProjectID) throws -> [Passkey] {
        try rows(
            """
            SELECT * FROM passkey WHERE project_id = ? AND account_id = ?
            ORDER BY created_at, credential_id
            """,
            project,
            account
        )
        .map(Passkey.init(row:))
    }

    func passkeys(of accounts: [AccountID], in project: ProjectID) throws -> [Passkey] {
        try rows(
            of: "passkey",
            whose: "account_id",
            isIn: accounts,
            where: "project_id = ?",
            project
        )
        .map(Passkey.init(row:))
    }

    func recordUse(of passkey: Passkey) throws -> Bool {
        let counter = Int64(passkey.counter)
        return try execute(
            """
            UPDATE passkey SET counter = ?, backed_up = ?, last_used_at = ?
            WHERE project_id = ? AND credential_id = ?
                AND (counter < ? OR (counter = 0 AND counter = ?))
            """,
            counter,
            passkey.isBackedUp,
            passkey.lastUsedAt,
            passkey.projectID,
            passkey.id,
            counter,
            counter
        ) == 1
    }

    func rename(
        _ id: PasskeyID,
        of account: AccountID,
        in project: ProjectID,
        to name: String
    ) throws -> Bool {
        try execute(
            """
            UPDATE passkey SET name = ?
            WHERE project_id = ? AND credential_id = ? AND account_id = ?
            """,
            name,
            project,
            id,
            account
        ) == 1
    }

    /// Deletes the account's passkeys that are not among its credentials anymore.
    func deletePasskeys(lackedBy account: Account) throws {
        let held: [PasskeyID] = try rows(
            "SELECT credential_id FROM passkey WHERE project_id = ? AND account_id = ?",
            account.projectID,
            account.id
        )
        .map { try $0["credential_id"] }
        for id in held where !account.passkeys.contains(where: { $0.id == id }) {
            try perform(
                "DELETE FROM passkey WHERE project_id = ? AND credential_id = ?",
                account.projectID,
                id
            )
        }
    }
}

extension Passkey {
    init(row: SQLRow) throws {
        let counter: Int64 = try row["counter"]
        guard let counter = UInt32(exactly: counter) else { throw StorageError.corrupt }
        let transports: String = try row["transports"]
        self.init(
            id: try row["credential_id"],
            projectID: try row["project_id"],
            accountID: try row["account_id"],
            userHandle: try row["user_handle"],
            relyingPartyID: try row["rp_id"],
            publicKey: try row["public_key"],
            algorithm: try row["algorithm"],
            authenticator: try row["aaguid"],
            transports: transports.split(separator: " ").map(String.init),
            isBackupEligible: try row["backup_eligible"],
            isBackedUp: try row["backed_up"],
            counter: counter,
            name: try row["name"],
            createdAt: try row["created_at"]
        )
        lastUsedAt = try row["last_used_at"]
    }
}
