import DialtoneBasics
import DialtoneModel
import Foundation

extension SQLTransaction {
    private static let importProgressRow = RowStatement(
        into: "import_progress",
        onConflict: .replace(
            key: ["project_id", "fingerprint"],
            where: "import_progress.row_count = ?"
        )
    )

    func importProgress(_ fingerprint: [UInt8], of project: ProjectID) throws -> ImportProgress? {
        try row(
            "SELECT * FROM import_progress WHERE project_id = ? AND fingerprint = ?",
            project,
            fingerprint
        )
        .map(ImportProgress.init(row:))
    }

    func save(_ progress: ImportProgress, from rowCount: Int) throws -> Bool {
        let rejections = try JSONEncoder().encode(progress.lastRejections)
        return try writeRow(
            Self.importProgressRow,
            [
                "project_id": progress.projectID,
                "fingerprint": progress.fingerprint,
                "row_count": progress.rowCount,
                "written_count": progress.writtenCount,
                "kept_count": progress.keptCount,
                "rejected_count": progress.rejectedCount,
                "last_rejections": String(decoding: rejections, as: UTF8.self),
                "second_factor_count": progress.secondFactorCount,
            ],
            rowCount
        ) == 1
    }

    func deleteImportProgress(_ fingerprint: [UInt8], of project: ProjectID) throws {
        try perform(
            "DELETE FROM import_progress WHERE project_id = ? AND fingerprint = ?",
            project,
            fingerprint
        )
    }
}

extension ImportProgress {
    init(row: SQLRow) throws {
        self.init(projectID: try row["project_id"], fingerprint: try row["fingerprint"])
        rowCount = try row["row_count"]
        writtenCount = try row["written_count"]
        keptCount = try row["kept_count"]
        rejectedCount = try row["rejected_count"]
        secondFactorCount = try row["second_factor_count"]
        let text: String = try row["last_rejections"]
        guard let rejections = try? JSONDecoder().decode([RejectedRow].self, from: Data(text.utf8))
        else { throw StorageError.corrupt }
        lastRejections = rejections
    }
}
