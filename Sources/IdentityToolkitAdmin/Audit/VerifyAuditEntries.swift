public import IdentityToolkit

/// The request of `dialtone/v1/projects/PROJECT/auditEntries:verify`, a Dialtone extension.
public struct VerifyAuditEntriesRequest: WireRequest {
    /// Checkpoints that were kept elsewhere, each as a line of an export.
    public var checkpoints: [String]?

    /// Creates a request without fields.
    public init() {}
}

/// The response of `dialtone/v1/projects/PROJECT/auditEntries:verify`.
public struct VerifyAuditEntriesResponse: WireObject {
    /// Whether every entry is as it was written.
    public var isValid = false

    /// The number of verified entries.
    public var entryCount = 0

    /// The number of the first verified entry; absent without entries.
    public var firstSeq: WireInt64?

    /// The number of the last verified entry; absent without entries.
    public var lastSeq: WireInt64?

    /// The number of entries about users whose details were erased.
    public var erasedCount = 0

    /// The number of checkpoints that agree.
    public var checkpointCount = 0

    /// The number of checkpoints of entries whose retention is over.
    public var expiredCheckpointCount = 0

    /// The number of the first entry that is not as it was written.
    public var brokenAt: WireInt64?

    /// What is wrong with it, such as `changed`, `missing` or `truncated`.
    public var problem: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
