package import DialtoneBasics

/// Stores the progress of imports.
package protocol ImportProgressWriter {
    func importProgress(_ fingerprint: [UInt8], of project: ProjectID) throws -> ImportProgress?

    /// Saves the progress after `rowCount` rows; returns `false` and changes nothing if the stored
    /// progress is different.
    func save(_ progress: ImportProgress, from rowCount: Int) throws -> Bool

    func deleteImportProgress(_ fingerprint: [UInt8], of project: ProjectID) throws
}
