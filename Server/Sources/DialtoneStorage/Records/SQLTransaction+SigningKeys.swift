import DialtoneCore

extension SQLTransaction {
    func signingKeys() throws -> [SealedSigningKey] {
        try rows("SELECT * FROM signing_key ORDER BY created_at, signing_key_id")
            .map(SealedSigningKey.init(row:))
    }

    /// Any row would do that is always there: changing it locks it in PostgreSQL, and SQLite
    /// lets nobody else write anyway.
    func holdSigningKeys() throws {
        try execute("UPDATE write_probe SET writes = writes + 1")
    }

    func insert(_ key: SealedSigningKey) throws -> Bool {
        try execute(
            """
            INSERT INTO signing_key (
                signing_key_id, algorithm, sealed_private_key, certificate, created_at,
                signs_from, signs_until, published_until)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT DO NOTHING
            """,
            key.id,
            key.algorithm,
            key.sealedPrivateKey,
            key.certificate,
            key.createdAt,
            key.signsFrom,
            key.signsUntil,
            key.publishedUntil
        ) == 1
    }

    func deleteSigningKeys(publishedUntilBefore moment: Timestamp) throws -> Int {
        try execute("DELETE FROM signing_key WHERE published_until < ?", moment)
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
    }
}
