import DialtoneCore
import PhoneNumbers

extension SQLTransaction {
    func knownInstallation(
        _ name: String,
        of phoneNumber: PhoneNumber,
        in project: ProjectID
    ) throws -> KnownInstallation? {
        try row(
            """
            SELECT * FROM known_installation
            WHERE project_id = ? AND phone_number = ? AND installation = ?
            """,
            project,
            phoneNumber,
            name
        )
        .map(KnownInstallation.init(row:))
    }

    func save(_ installation: KnownInstallation) throws {
        try execute(
            """
            INSERT INTO known_installation (
                project_id, phone_number, installation, sends, wrong_codes, proved_at)
            VALUES (?, ?, ?, ?, ?, ?)
            ON CONFLICT (project_id, phone_number, installation) DO UPDATE SET
                sends = excluded.sends, wrong_codes = excluded.wrong_codes,
                proved_at = excluded.proved_at
            """,
            installation.projectID,
            installation.phoneNumber,
            installation.name,
            Timestamp.text(of: installation.sends),
            installation.wrongCodes,
            installation.provedAt
        )
        try execute(
            """
            DELETE FROM known_installation
            WHERE project_id = ? AND phone_number = ? AND installation NOT IN (
                SELECT installation FROM known_installation
                WHERE project_id = ? AND phone_number = ?
                ORDER BY proved_at DESC, installation LIMIT ?)
            """,
            installation.projectID,
            installation.phoneNumber,
            installation.projectID,
            installation.phoneNumber,
            KnownInstallation.perNumber
        )
    }

    func deleteKnownInstallations(provedBefore moment: Timestamp, limit: Int) throws -> Int {
        try deleteAtMost(
            limit,
            from: "known_installation",
            by: "project_id, phone_number, installation",
            where: "proved_at < ?",
            moment
        )
    }
}

extension KnownInstallation {
    init(row: SQLRow) throws {
        self.init(
            projectID: try row["project_id"],
            phoneNumber: try row["phone_number"],
            name: try row["installation"],
            sends: try Timestamp.list(try row["sends"]),
            wrongCodes: try row["wrong_codes"],
            provedAt: try row["proved_at"]
        )
    }
}
