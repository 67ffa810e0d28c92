/// How far the import of one file into one project has come.
///
/// It is written together with the accounts, so that an import which is killed goes on where it
/// stopped, and takes no row twice.
package struct ImportProgress: Hashable, Sendable {
    package let projectID: ProjectID

    /// Tells this import from others: a digest of the file and of how it is meant.
    package let fingerprint: [UInt8]

    /// Rows that were read and dealt with.
    package var rowCount = 0

    package var writtenCount = 0
    package var keptCount = 0
    package var rejectedCount = 0

    /// How many of the written users have second factors.
    package var secondFactorCount = 0

    /// Those of the last batch, of which nobody knows yet whether they were reported.
    package var lastRejections: [RejectedRow] = []

    package init(projectID: ProjectID, fingerprint: [UInt8]) {
        self.projectID = projectID
        self.fingerprint = fingerprint
    }
}

/// A row of a file that was not imported.
package struct RejectedRow: Hashable, Sendable, Codable {
    /// Counts from 1.
    package let row: Int

    /// The account's ID, where it could be read.
    package let id: String?

    package let reason: String

    package init(row: Int, id: String?, reason: String) {
        self.row = row
        self.id = id
        self.reason = reason
    }
}
