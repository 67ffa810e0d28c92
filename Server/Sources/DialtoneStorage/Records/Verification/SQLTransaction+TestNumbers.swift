import DialtoneBasics
import DialtoneModel
import PhoneNumbers

extension SQLTransaction {
    func testNumber(_ phoneNumber: PhoneNumber, of project: ProjectID) throws -> TestNumber? {
        try item(phoneNumber, of: project, in: TestNumber.table)
    }

    func testNumbers(of project: ProjectID) throws -> [TestNumber] {
        // The order of encrypted numbers is not that of the numbers.
        try items(of: project, in: TestNumber.table)
            .sorted { $0.phoneNumber.e164 < $1.phoneNumber.e164 }
    }

    func save(_ testNumber: TestNumber) throws -> Bool {
        try AuditNotes.noteSaved(testNumber) {
            try self.testNumber(testNumber.phoneNumber, of: testNumber.projectID)
        }
        // Locks the project, because two concurrent insertions would both see room for one more.
        try perform(
            "UPDATE project SET display_name = display_name WHERE project_id = ?",
            testNumber.projectID
        )
        return try execute(
            """
            INSERT INTO test_number (project_id, phone_number, code, created_at)
            SELECT project_id, CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS BIGINT)
            FROM project WHERE project_id = ? AND (
                SELECT count(*) FROM test_number
                WHERE test_number.project_id = project.project_id
                    AND test_number.phone_number <> ?) < ?
            ON CONFLICT (project_id, phone_number) DO UPDATE SET code = excluded.code
            """,
            testNumber.phoneNumber,
            testNumber.code,
            testNumber.createdAt,
            testNumber.projectID,
            testNumber.phoneNumber,
            TestNumber.limit
        ) == 1
    }

    func deleteTestNumber(_ phoneNumber: PhoneNumber, of project: ProjectID) throws -> Bool {
        try AuditNotes.noteDeleted { try testNumber(phoneNumber, of: project) }
        return try delete(phoneNumber, of: project, from: TestNumber.table)
    }
}

extension TestNumber {
    fileprivate static let table = ProjectTable(
        "test_number",
        key: "phone_number",
        order: "phone_number",
        item: Self.init(row:)
    )

    init(row: SQLRow) throws {
        self.init(
            projectID: try row["project_id"],
            phoneNumber: try row["phone_number"],
            code: try row["code"],
            createdAt: try row["created_at"]
        )
    }
}
