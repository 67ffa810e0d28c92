package import DialtoneBasics

/// The progress of importing one file into one project.
///
/// It is saved together with the accounts, so that an interrupted import resumes where it stopped
/// and imports no row twice.
package struct ImportProgress: Hashable, Sendable {
    package let projectID: ProjectID

    /// A digest of the file and the import options, which identifies the import.
    package let fingerprint: [UInt8]

    /// The number of rows that were processed.
    package var rowCount = 0

    package var writtenCount = 0
    package var keptCount = 0
    package var rejectedCount = 0

    /// How many of the imported users have second factors.
    package var secondFactorCount = 0

    /// The rejected rows of the last batch, which may not have been reported yet.
    package var lastRejections: [RejectedRow] = []

    package init(projectID: ProjectID, fingerprint: [UInt8]) {
        self.projectID = projectID
        self.fingerprint = fingerprint
    }
}

/// A row of a file that was not imported.
package struct RejectedRow: Hashable, Sendable, Codable {
    /// The row number, which starts at 1.
    package let row: Int

    /// The account's ID, if it could be parsed.
    package let id: String?

    package let reason: String

    package init(row: Int, id: String?, reason: String) {
        self.row = row
        self.id = id
        self.reason = reason
    }
}
