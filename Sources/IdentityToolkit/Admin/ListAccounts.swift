/// Answer of `accounts:batchGet`.
public struct ListAccountsResponse: Codable, Hashable, Sendable {
    /// The answer's type name.
    public var kind: String

    /// One page, ordered by account ID; absent when empty.
    public var users: [AccountInfo]?

    /// Where the next page starts; absent at the end.
    public var nextPageToken: String?

    /// Creates an answer; a `nil` field stays out of the JSON.
    public init(
        kind: String = "identitytoolkit#DownloadAccountResponse",
        users: [AccountInfo]? = nil,
        nextPageToken: String? = nil
    ) {
        self.kind = kind
        self.users = users
        self.nextPageToken = nextPageToken
    }
}
