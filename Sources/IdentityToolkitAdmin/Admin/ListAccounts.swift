public import IdentityToolkit

/// Answer of `accounts:batchGet`.
public struct ListAccountsResponse: WireObject {
    /// The answer's type name.
    public var kind = "identitytoolkit#DownloadAccountResponse"

    /// One page, ordered by account ID; absent when empty.
    public var users: [AccountInfo]?

    /// Where the next page starts; absent at the end.
    public var nextPageToken: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
