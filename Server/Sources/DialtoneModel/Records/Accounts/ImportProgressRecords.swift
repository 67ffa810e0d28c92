package import DialtoneBasics

/// Keeps how far imports have come.
package protocol ImportProgressWriter {
    func importProgress(_ fingerprint: [UInt8], of project: ProjectID) throws -> ImportProgress?

    /// Writes progress from `rowCount` rows on; `false` if the import is not where it was, and
    /// then nothing changes.
    func save(_ progress: ImportProgress, from rowCount: Int) throws -> Bool

    func deleteImportProgress(_ fingerprint: [UInt8], of project: ProjectID) throws
}
