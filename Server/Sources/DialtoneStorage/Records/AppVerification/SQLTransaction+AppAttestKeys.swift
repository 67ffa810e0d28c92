import DialtoneBasics
package import DialtoneModel

extension SQLTransaction {
    private static let appAttestKeyRow = RowStatement(into: "app_attest_key", onConflict: .skip)

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
        try writeRow(
            Self.appAttestKeyRow,
            [
                "project_id": key.projectID,
                "app_id": key.appID,
                "key_id": key.keyID,
                "public_key": key.publicKey,
                "environment": key.environment,
                "counter": key.counter,
                "created_at": key.createdAt,
                "last_used_at": key.createdAt,
            ]
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
