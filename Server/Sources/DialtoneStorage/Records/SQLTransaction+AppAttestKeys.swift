import DialtoneCore

extension SQLTransaction {
    func appAttestKey(
        _ keyID: [UInt8],
        of app: String,
        in project: ProjectID
    ) throws -> AppAttestKey? {
        try row(
            "SELECT * FROM app_attest_key WHERE project_id = ? AND app_id = ? AND key_id = ?",
            project,
            app,
            keyID
        )
        .map(AppAttestKey.init(row:))
    }

    func insert(_ key: AppAttestKey) throws -> Bool {
        try execute(
            """
            INSERT INTO app_attest_key (
                project_id, app_id, key_id, public_key, environment, counter, created_at,
                last_used_at)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT DO NOTHING
            """,
            key.projectID,
            key.appID,
            key.keyID,
            key.publicKey,
            key.environment,
            key.counter,
            key.createdAt,
            key.createdAt
        ) == 1
    }

    func raiseCounter(of key: AppAttestKey, to counter: Int64, at now: Timestamp) throws -> Bool {
        try execute(
            """
            UPDATE app_attest_key SET counter = ?, last_used_at = ?
            WHERE project_id = ? AND app_id = ? AND key_id = ? AND counter < ?
            """,
            counter,
            now,
            key.projectID,
            key.appID,
            key.keyID,
            counter
        ) == 1
    }

    func deleteAppAttestKeys(unusedSince moment: Timestamp, limit: Int) throws -> Int {
        try deleteAtMost(
            limit,
            from: "app_attest_key",
            by: "project_id, app_id, key_id",
            where: "last_used_at < ?",
            moment
        )
    }
}

extension AppAttestKey.Environment: SQLConvertible {}

extension AppAttestKey {
    init(row: SQLRow) throws {
        self.init(
            projectID: try row["project_id"],
            appID: try row["app_id"],
            keyID: try row["key_id"],
            publicKey: try row["public_key"],
            environment: try row["environment"],
            counter: try row["counter"],
            createdAt: try row["created_at"]
        )
    }
}
