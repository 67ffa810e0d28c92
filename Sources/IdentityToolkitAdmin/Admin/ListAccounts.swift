public import IdentityToolkit

/// The response of `accounts:batchGet`.
public struct ListAccountsResponse: WireObject {
    /// The type name of the response.
    public var kind = "identitytoolkit#DownloadAccountResponse"

    /// The accounts of the page, ordered by account ID; absent if it is empty.
    public var users: [AccountInfo]?

    /// The token of the next page; absent on the last page.
    public var nextPageToken: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
