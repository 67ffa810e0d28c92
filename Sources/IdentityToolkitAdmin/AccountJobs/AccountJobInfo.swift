public import IdentityToolkit

/// An export of users, or a change to all users that match a filter, in the background.
public struct AccountJobInfo: WireObject {
    /// The job's ID.
    public var id = ""

    /// What the job does: `export`, `disable`, `enable`, `signOut` or `delete`.
    public var action = ""

    /// The state: `counting` the users, `ready` to be started, `running`, `done`, `canceled` or
    /// `failed`.
    public var state = ""

    /// The format of an export: `json` or `csv`.
    public var format: String?

    /// The conditions that the users meet; absent for all users.
    public var filter: AccountListFilter?

    /// The time when the job was created, in RFC 3339.
    public var createdAt = ""

    /// The time when the job, its file and its results are deleted, in RFC 3339.
    public var expiresAt = ""

    /// The time when the change or the export was started, in RFC 3339.
    public var startedAt: String?

    /// The time when the job ended, in RFC 3339.
    public var endedAt: String?

    /// The number of users that match, as counted so far.
    public var total = 0

    /// The users among them that were exported or looked at.
    public var done = 0

    /// The users that were exported or changed.
    public var changed = 0

    /// The users that could not be changed.
    public var failed = 0

    /// The size of the file, in bytes.
    public var byteCount = 0

    /// Whether the file can be downloaded.
    public var hasFile = false

    /// Whether only an owner can download the file, because it has password hashes and secrets.
    public var needsOwner = false

    /// The IDs of the first users.
    public var sample: [String] = []

    /// Why the job cannot be continued.
    public var failure: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// The response that lists the jobs of a project or tenant.
public struct ListAccountJobsResponse: WireObject {
    /// The jobs of the last day, newest first.
    public var jobs: [AccountJobInfo] = []

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// The response that lists the users that a job could not change.
public struct ListAccountJobFailuresResponse: WireObject {
    /// The users.
    public var users: [FailedAccountInfo] = []

    /// The token of the next page; absent on the last one.
    public var nextPageToken: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// A user that a job could not change.
public struct FailedAccountInfo: WireObject {
    /// The user's ID.
    public var localId = ""

    /// The reason.
    public var reason = ""

    /// Creates a value whose fields have their defaults.
    public init() {}
}
