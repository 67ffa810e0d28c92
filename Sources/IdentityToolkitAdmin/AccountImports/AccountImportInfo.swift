public import IdentityToolkit

/// An import that the server runs in the background.
public struct AccountImportInfo: WireObject {
    /// The import's ID.
    public var id = ""

    /// The state: `waiting` for the file, `uploading`, `checking`, `ready` to be started, `importing`,
    /// `done`, `canceled` or `failed`.
    public var state = ""

    /// The format of the file.
    public var format = ""

    /// What happens to users that already exist: `reject`, `keep` or `replace`.
    public var existing = ""

    /// The name of the file.
    public var fileName: String?

    /// The time when the import was created, in RFC 3339.
    public var createdAt = ""

    /// The time when the import, its file and its results are deleted, in RFC 3339.
    public var expiresAt = ""

    /// The time when the import was started, in RFC 3339.
    public var startedAt: String?

    /// The time when the import ended, in RFC 3339.
    public var endedAt: String?

    /// The size of the file, in bytes.
    public var byteCount = 0

    /// The number of rows in the file.
    public var rowCount = 0

    /// What the check has counted so far.
    public var checked = AccountImportCounts()

    /// What the import has counted so far.
    public var imported = AccountImportCounts()

    /// Whether only an owner can start the import, because the file has password hashes or secrets.
    public var needsOwner = false

    /// What to consider before the import is started.
    public var warnings: [String] = []

    /// The first rows of the file.
    public var preview: [AccountImportPreviewRow] = []

    /// Why the file cannot be read.
    public var failure: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// Counts of rows that were checked or imported.
public struct AccountImportCounts: WireObject {
    /// The rows so far.
    public var total = 0

    /// The rows that are imported.
    public var written = 0

    /// The rows among them that replace a user.
    public var replaced = 0

    /// The rows whose users exist and are kept.
    public var kept = 0

    /// The rows that are rejected.
    public var rejected = 0

    /// The rows among them that are rejected because the user exists.
    public var existing = 0

    /// The rows that are imported and have second factors.
    public var secondFactors = 0

    /// The rows with a password hash or the secret of an authenticator app.
    public var secrets = 0

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// One of the first rows of a file.
public struct AccountImportPreviewRow: WireObject {
    /// The row number, which begins with 1.
    public var row = 0

    /// The user's ID.
    public var id: String?

    /// The e-mail address.
    public var email: String?

    /// The phone number.
    public var phoneNumber: String?

    /// The name.
    public var displayName: String?

    /// Whether the row has a password or its hash.
    public var hasPassword = false

    /// Whether the user exists.
    public var exists = false

    /// Why the row will be rejected.
    public var problem: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// The response that lists the imports of a project or tenant.
public struct ListAccountImportsResponse: WireObject {
    /// The imports of the last day, newest first.
    public var imports: [AccountImportInfo] = []

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// The response that lists the rejected rows of an import.
public struct ListRejectedImportRowsResponse: WireObject {
    /// The rows, in the order of the file.
    public var rows: [RejectedImportRow] = []

    /// The token of the next page; absent on the last one.
    public var nextPageToken: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// A row that was not imported.
public struct RejectedImportRow: WireObject {
    /// The row number, which begins with 1.
    public var row = 0

    /// The user's ID, if it could be read.
    public var id: String?

    /// The reason.
    public var reason = ""

    /// Creates a value whose fields have their defaults.
    public init() {}
}
