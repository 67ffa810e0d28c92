public import IdentityToolkit

/// A sign-in of a user, or a change that a user made to the account.
public struct UserLogEntryInfo: WireObject {
    /// The entry's ID.
    public var id = ""

    /// The time, in RFC 3339.
    public var at = ""

    /// The ID of the user.
    public var localId = ""

    /// The tenant of the user; absent for the project itself.
    public var tenantId: String?

    /// What happened, such as `account.signedIn`.
    public var action = ""

    /// The provider with which the user signed in, such as `phone`; absent for changes.
    public var method: String?

    /// The second factor of a sign-in, such as `totp`; absent if there was none.
    public var secondFactor: String?

    /// The IP address of the user's device, or of the back end that called for the user.
    public var ip: String?

    /// The kind of the app, as it calls itself: `apple`, `android`, `web`, `admin` or `other`.
    public var client: String?

    /// The ID of the request, which the server's log has as well.
    public var requestId: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// The response that lists the log of users.
public struct ListUserLogResponse: WireObject {
    /// The entries, newest first.
    public var entries: [UserLogEntryInfo] = []

    /// The token of the next page; absent on the last one.
    public var nextPageToken: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
