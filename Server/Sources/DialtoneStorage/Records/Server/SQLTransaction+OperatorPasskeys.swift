import DialtoneBasics
import DialtoneModel

extension SQLTransaction {
    private static let operatorPasskeyRow = RowStatement(
        into: "operator_passkey",
        onConflict: .skip
    )

    func operatorPasskey(_ id: PasskeyID) throws -> OperatorPasskey? {
        try row("SELECT * FROM operator_passkey WHERE credential_id = ?", id)
            .map(OperatorPasskey.init(row:))
    }

    func operatorPasskeys(of id: OperatorID) throws -> [OperatorPasskey] {
        try rows(
            """
            SELECT * FROM operator_passkey WHERE operator_id = ?
            ORDER BY created_at, credential_id
            """,
            id
        )
        .map(OperatorPasskey.init(row:))
    }

    func operatorPasskeyCounts() throws -> [OperatorID: Int] {
        let counted = try rows(
            "SELECT operator_id, COUNT(*) AS passkeys FROM operator_passkey GROUP BY operator_id"
        )
        .map { row -> (OperatorID, Int) in (try row["operator_id"], try row["passkeys"]) }
        return Dictionary(uniqueKeysWithValues: counted)
    }

    func insert(_ passkey: OperatorPasskey) throws -> Bool {
        let isNew =
            try writeRow(
                Self.operatorPasskeyRow,
                [
                    "credential_id": passkey.id,
                    "operator_id": passkey.operatorID,
                    "user_handle": passkey.userHandle,
                    "rp_id": passkey.relyingPartyID,
                    "public_key": passkey.publicKey,
                    "backup_eligible": passkey.isBackupEligible,
                    "backed_up": passkey.isBackedUp,
                    "counter": Int64(passkey.counter),
                    "name": passkey.name,
                    "created_at": passkey.createdAt,
                    "last_used_at": passkey.lastUsedAt,
                ]
            ) == 1
        if isNew { AuditNotes.notePasskeys(of: passkey.operatorID) }
        return isNew
    }

    func recordUse(ofOperatorPasskey passkey: OperatorPasskey) throws -> Bool {
        let counter = Int64(passkey.counter)
        return try execute(
            """
            UPDATE operator_passkey SET counter = ?, backed_up = ?, last_used_at = ?
            WHERE credential_id = ? AND operator_id = ? AND public_key = ?
                AND (counter < ? OR (counter = 0 AND counter = ?))
            """,
            counter,
            passkey.isBackedUp,
            passkey.lastUsedAt,
            passkey.id,
            passkey.operatorID,
            passkey.publicKey,
            counter,
            counter
        ) == 1
    }

    func renameOperatorPasskey(
        _ id: PasskeyID,
        of person: OperatorID,
        to name: String
    ) throws -> Bool {
        let wasThere =
            try execute(
                "UPDATE operator_passkey SET name = ? WHERE credential_id = ? AND operator_id = ?",
                name,
                id,
                person
            ) == 1
        if wasThere { AuditNotes.notePasskeys(of: person) }
        return wasThere
    }

    func deleteOperatorPasskey(_ id: PasskeyID, of person: OperatorID) throws -> Bool {
        let wasThere =
            try execute(
                "DELETE FROM operator_passkey WHERE credential_id = ? AND operator_id = ?",
                id,
                person
            ) == 1
        if wasThere { AuditNotes.notePasskeys(of: person) }
        return wasThere
    }

    func deleteOperatorPasskeys(of person: OperatorID) throws {
        let count = try execute("DELETE FROM operator_passkey WHERE operator_id = ?", person)
        if count > 0 { AuditNotes.notePasskeys(of: person) }
    }

    func spendOperatorProof(_ proof: SpentProof) throws -> Bool {
        try execute(
            """
            INSERT INTO operator_spent_proof (proof_digest, expires_at) VALUES (?, ?)
            ON CONFLICT DO NOTHING
            """,
            proof.digest,
            proof.expiresAt
        ) == 1
    }
}

extension SQLTransaction {
    func insertOperatorSetupCode(_ digest: TokenDigest, until end: Timestamp) throws {
        try perform(
            "INSERT INTO operator_setup_code (token_digest, expires_at) VALUES (?, ?)",
            digest,
            end
        )
    }

    func takeOperatorSetupCode(_ digest: TokenDigest, at now: Timestamp) throws -> Bool {
        try execute(
            "DELETE FROM operator_setup_code WHERE token_digest = ? AND expires_at > ?",
            digest,
            now
        ) == 1
    }

    func deleteOperatorSetupCodes() throws {
        try perform("DELETE FROM operator_setup_code")
    }
}

extension OperatorPasskey {
    fileprivate init(row: SQLRow) throws {
        let counter: Int64 = try row["counter"]
        guard let counter = UInt32(exactly: counter) else { throw StorageError.corrupt }
        self.init(
            id: try row["credential_id"],
            operatorID: try row["operator_id"],
            userHandle: try row["user_handle"],
            relyingPartyID: try row["rp_id"],
            publicKey: try row["public_key"],
            isBackupEligible: try row["backup_eligible"],
            isBackedUp: try row["backed_up"],
            counter: counter,
            name: try row["name"],
            createdAt: try row["created_at"],
            lastUsedAt: try row["last_used_at"]
        )
    }
}
