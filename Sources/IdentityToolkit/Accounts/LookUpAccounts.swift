/// The request of `accounts:lookup`.
///
/// Clients send `idToken`; administrators send one or more of the lists, with at most 100 entries
/// in total.
public struct LookUpAccountsRequest: WireRequest {
    /// The ID token of the account.
    public var idToken: String?

    /// The account IDs.
    public var localId: [String]?

    /// The e-mail addresses.
    public var email: [String]?

    /// The phone numbers in E.164 format.
    public var phoneNumber: [String]?

    /// The users at identity providers.
    public var federatedUserId: [FederatedUserID]?

    /// The first e-mail addresses of the accounts.
    public var initialEmail: [String]?

    /// The project ID, for administrators whose request path names no project.
    public var targetProjectId: String?

    /// The ID of the tenant.
    public var tenantId: String?

    /// Creates a request without fields.
    public init() {}
}

/// The response of `accounts:lookup`.
public struct LookUpAccountsResponse: WireObject {
    /// The type name of the response.
    public var kind = "identitytoolkit#GetAccountInfoResponse"

    /// The accounts that were found; absent if there are none.
    public var users: [AccountInfo]?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// A user's identity at an identity provider.
public struct FederatedUserID: WireObject {
    /// The provider ID, such as `google.com`.
    public var providerId: String?

    /// The user's ID at the provider.
    public var rawId: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
