import DialtoneBasics
import DialtoneModel
import PhoneNumbers

extension SQLTransaction {
    private static let knownInstallationRow = RowStatement(
        into: "known_installation",
        onConflict: .replace(key: ["project_id", "phone_number", "installation"])
    )

    func knownInstallationLater(
        _ name: String,
        of phoneNumber: PhoneNumber,
        in project: ProjectID
    ) throws -> Later<KnownInstallation?> {
        try rowLater(
            """
            SELECT * FROM known_installation
            WHERE project_id = ? AND phone_number = ? AND installation = ?
            """,
            project,
            phoneNumber,
            name
        )
        .map { try $0.map(KnownInstallation.init(row:)) }
    }

    func save(_ installation: KnownInstallation) throws {
        try performWrite(
            Self.knownInstallationRow,
            [
                "project_id": installation.projectID,
                "phone_number": installation.phoneNumber,
                "installation": installation.name,
                "sends": Timestamp.text(of: installation.sends),
                "wrong_codes": installation.wrongCodes,
                "proved_at": installation.provedAt,
            ]
        )
        try perform(
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
