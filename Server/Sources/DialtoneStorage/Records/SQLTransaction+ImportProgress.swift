import DialtoneCore
import Foundation

extension SQLTransaction {
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
        return try execute(
            """
            INSERT INTO import_progress (
                project_id, fingerprint, row_count, written_count, kept_count, rejected_count,
                last_rejections, second_factor_count)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT (project_id, fingerprint) DO UPDATE SET
                row_count = excluded.row_count, written_count = excluded.written_count,
                kept_count = excluded.kept_count, rejected_count = excluded.rejected_count,
                last_rejections = excluded.last_rejections,
                second_factor_count = excluded.second_factor_count
            WHERE import_progress.row_count = ?
            """,
            progress.projectID,
            progress.fingerprint,
            progress.rowCount,
            progress.writtenCount,
            progress.keptCount,
            progress.rejectedCount,
            String(decoding: rejections, as: UTF8.self),
            progress.secondFactorCount,
            rowCount
        ) == 1
    }

    func deleteImportProgress(_ fingerprint: [UInt8], of project: ProjectID) throws {
        try execute(
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
