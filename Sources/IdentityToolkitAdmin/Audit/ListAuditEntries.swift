public import IdentityToolkit

/// The response of `dialtone/v1/projects/PROJECT/auditEntries`, a Dialtone extension.
public struct ListAuditEntriesResponse: WireObject {
    /// The entries of the page, newest first.
    public var entries: [AuditEntryInfo] = []

    /// The token of the next page; absent on the last page.
    public var nextPageToken: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
