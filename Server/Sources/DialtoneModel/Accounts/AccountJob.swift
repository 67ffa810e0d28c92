package import DialtoneBasics

/// An export of users, or a change to all users that match a filter, in the background.
///
/// Any node can continue it, since all that it needs is in the database.
package struct AccountJob: Hashable, Sendable {
    package enum State: String, Hashable, Sendable, CaseIterable {
        /// The users that match are counted.
        case counting

        /// The preview is complete, and the change waits for its start.
        case ready
        case running
        case done
        case canceled

        /// The work cannot be continued.
        case failed

        /// Whether the job can still change.
        package var isOpen: Bool {
            switch self {
            case .counting, .ready, .running: true
            case .done, .canceled, .failed: false
            }
        }

        /// Whether a node must work on the job.
        package var needsWork: Bool { self == .counting || self == .running }
    }

    /// How long a job is kept after its creation, its start and its end, with its file and its
    /// results.
    package static let lifetime = TimeSpan.hours(24)

    /// How long a change can be started after its users were counted.
    package static let previewLifetime = TimeSpan.minutes(15)

    /// The maximum number of jobs of a project or tenant that work.
    package static let workingLimit = 3

    /// The maximum number of files of exports that a project or tenant keeps.
    package static let fileLimit = 5

    package let id: String
    package let projectID: ProjectID
    package let createdAt: Timestamp

    /// The time after which a job on which no node works is deleted.
    package var expiresAt: Timestamp

    package var state = State.counting

    /// Counts the changes, so that a change based on an old version is refused.
    package var revision = 0

    /// No other node works on the job until then.
    package var leasedUntil: Timestamp

    package var progress = AccountJobProgress()

    /// The sealed options: the action, the filter, and who has created the job.
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

    /// Whether the job still exists for its project; one on which a node works always does.
    package func isKept(at now: Timestamp) -> Bool { state.needsWork || expiresAt > now }

    /// Whether the preview is recent enough for a start.
    package func hasRecentPreview(at now: Timestamp) -> Bool {
        (progress.countedAt ?? createdAt) + Self.previewLifetime > now
    }
}

/// What a job has counted so far.
package struct AccountJobProgress: Hashable, Sendable, Codable {
    /// The users that match.
    package var total = 0

    /// The users among them that were exported or looked at.
    package var done = 0

    /// The users that were exported or changed.
    package var changed = 0

    /// The users that could not be changed.
    package var failed = 0

    /// The size of the file, in bytes.
    package var byteCount = 0

    /// The parts of the file so far.
    package var partCount = 0

    /// The place in the list of users after which the work goes on; `nil` at its beginning.
    package var position: String?

    /// The time when the preview of a change was complete.
    package var countedAt: Timestamp?

    /// The time when the change or the export was started.
    package var startedAt: Timestamp?

    /// The time when the job ended.
    package var endedAt: Timestamp?

    /// Why the job cannot be continued.
    package var failure: String?

    /// How often in a row the work has failed; `nil` if it has not.
    package var attempts: Int?

    package init() {}
}

/// A part of what a job has produced: a piece of the file, or some users that were not changed.
package struct AccountJobPart: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        case file
        case failures
    }

    package let jobID: String
    package let kind: Kind

    /// The part's position, which begins with 0.
    package let seq: Int

    /// The sealed content.
    package let content: [UInt8]

    package init(jobID: String, kind: Kind, seq: Int, content: [UInt8]) {
        self.jobID = jobID
        self.kind = kind
        self.seq = seq
        self.content = content
    }
}
