import DialtoneBasics
import DialtoneModel

extension SQLTransaction {
    private static let signingKeyRow = RowStatement(into: "signing_key", onConflict: .skip)

    func signingKeys() throws -> [SealedSigningKey] {
        try rows("SELECT * FROM signing_key ORDER BY created_at, signing_key_id")
            .map(SealedSigningKey.init(row:))
    }

    /// Locks the signing keys by updating a row that always exists; SQLite has one writer anyway.
    func holdSigningKeys() throws {
        try touch()
    }

    /// PostgreSQL's clock; `nil` for SQLite, which uses the machine's clock.
    func databaseTime() throws -> Timestamp? {
        guard dialect == .postgres else { return nil }
        return try row(
            "SELECT CAST(FLOOR(EXTRACT(EPOCH FROM clock_timestamp()) * 1000) AS bigint) AS now"
        )?["now"]
    }

    func insert(_ key: SealedSigningKey) throws -> Bool {
        let isDone =
            try writeRow(
                Self.signingKeyRow,
                [
                    "signing_key_id": key.id,
                    "algorithm": key.algorithm,
                    "sealed_private_key": key.sealedPrivateKey,
                    "certificate": key.certificate,
                    "created_at": key.createdAt,
                    "signs_from": key.signsFrom,
                    "signs_until": key.signsUntil,
                    "published_until": key.publishedUntil,
                ]
            ) == 1
        if isDone { try AuditNotes.noteSaved(key) { nil } }
        return isDone
    }

    func save(_ key: SealedSigningKey) throws {
        try AuditNotes.noteSaved(key) { try signingKeys().first { $0.id == key.id } }
        try perform(
            "UPDATE signing_key SET signs_from = ?, withdrawn_at = ? WHERE signing_key_id = ?",
            key.signsFrom,
            key.withdrawnAt,
            key.id
        )
    }

    func deleteSigningKeys(_ ids: [String]) throws {
        for id in ids { try perform("DELETE FROM signing_key WHERE signing_key_id = ?", id) }
    }
}

extension SealedSigningKey {
    init(row: SQLRow) throws {
        self.init(
            id: try row["signing_key_id"],
            algorithm: try row["algorithm"],
            sealedPrivateKey: try row["sealed_private_key"],
            certificate: try row["certificate"],
            createdAt: try row["created_at"],
            signsFrom: try row["signs_from"],
            signsUntil: try row["signs_until"],
            publishedUntil: try row["published_until"]
        )
        withdrawnAt = try row["withdrawn_at"]
    }
}
