package import DialtoneBasics

/// An import of users that the server runs in the background.
///
/// Its file is stored in parts of a few rows, sealed. Any node can continue it, since all that it
/// needs is in the database.
package struct AccountImportJob: Hashable, Sendable {
    package enum State: String, Hashable, Sendable, CaseIterable {
        /// The file is expected.
        case waiting

        /// The file is not complete.
        case uploading

        /// Every row is checked, but nothing is imported.
        case checking

        /// The preview is complete, and the import waits for its start.
        case ready
        case importing
        case done
        case canceled

        /// The file cannot be read.
        case failed

        /// Whether the import can still change.
        package var isOpen: Bool {
            switch self {
            case .waiting, .uploading, .checking, .ready, .importing: true
            case .done, .canceled, .failed: false
            }
        }

        /// Whether a node must work on the import.
        package var needsWork: Bool { self == .checking || self == .importing }
    }

    /// How long an import is kept after its creation, with its file and its results.
    package static let lifetime = TimeSpan.hours(24)

    /// The maximum number of open imports of a project or tenant.
    package static let openLimit = 3

    package let id: String
    package let projectID: ProjectID
    package let createdAt: Timestamp
    package let expiresAt: Timestamp

    package var state = State.waiting

    /// Counts the changes, so that a change based on an old version is refused.
    package var revision = 0

    /// No other node works on the import until then.
    package var leasedUntil: Timestamp

    package var progress = AccountImportProgress()

    /// The sealed options, and what the preview shows of the first rows.
    package var sealedPlan: [UInt8]

    package init(
        id: String,
        projectID: ProjectID,
        createdAt: Timestamp,
        sealedPlan: [UInt8]
    ) {
        self.id = id
        self.projectID = projectID
        self.createdAt = createdAt
        expiresAt = createdAt + Self.lifetime
        leasedUntil = createdAt
        self.sealedPlan = sealedPlan
    }
}

/// What an import has counted so far.
package struct AccountImportProgress: Hashable, Sendable, Codable {
    /// The size of the file, in bytes.
    package var byteCount = 0

    /// The rows of the file.
    package var rowCount = 0

    /// The parts into which the file is divided.
    package var partCount = 0

    /// The next part to be checked or imported.
    package var nextPart = 0

    package var checked = ImportedRows()
    package var imported = ImportedRows()

    /// The time when the import was started.
    package var startedAt: Timestamp?

    /// The time when it ended.
    package var endedAt: Timestamp?

    /// Why the file cannot be read.
    package var failure: String?

    /// Whether all parts are checked or imported.
    package var isAtEnd: Bool { nextPart >= partCount }

    package init() {}
}

/// Counts of rows that were checked or imported.
package struct ImportedRows: Hashable, Sendable, Codable {
    /// All rows.
    package var total = 0

    /// Those that are imported, including those that replace a user.
    package var written = 0

    /// Those that replace a user.
    package var replaced = 0

    /// Those whose users exist and are kept.
    package var kept = 0
    package var rejected = 0

    /// Those that are rejected because the user exists.
    package var existing = 0

    /// Those that are imported and have second factors.
    package var secondFactors = 0

    /// Those with a password hash or the secret of an authenticator app.
    package var secrets = 0

    package init() {}
}

/// A part of an import: some rows of the file, or some rows that were rejected.
package struct AccountImportPart: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        case rows

        /// The rows that the check rejects.
        case problems

        /// The rows that the import has rejected.
        case rejections
    }

    package let importID: String
    package let kind: Kind

    /// The part's position, which begins with 0.
    package let seq: Int

    /// The number of the first row, which begins with 1.
    package let firstRow: Int

    /// The sealed content.
    package let content: [UInt8]

    package init(importID: String, kind: Kind, seq: Int, firstRow: Int, content: [UInt8]) {
        self.importID = importID
        self.kind = kind
        self.seq = seq
        self.firstRow = firstRow
        self.content = content
    }
}
