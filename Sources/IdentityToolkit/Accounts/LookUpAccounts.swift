/// Body of `accounts:lookup`.
///
/// A client sends `idToken`; an administrator any of the lists, at most 100 entries together.
public struct LookUpAccountsRequest: WireRequest {
    /// The caller's own account.
    public var idToken: String?

    /// Account IDs.
    public var localId: [String]?

    /// E-mail addresses.
    public var email: [String]?

    /// Numbers in E.164.
    public var phoneNumber: [String]?

    /// Accounts of other identity providers.
    public var federatedUserId: [FederatedUserID]?

    /// Addresses that accounts had first.
    public var initialEmail: [String]?

    /// The administrator's project where the path names none.
    public var targetProjectId: String?

    /// The tenant the caller works in.
    public var tenantId: String?

    /// Creates a request without fields.
    public init() {}
}

/// Answer of `accounts:lookup`.
public struct LookUpAccountsResponse: WireObject {
    /// The answer's type name.
    public var kind = "identitytoolkit#GetAccountInfoResponse"

    /// The accounts found; the key is absent when there are none.
    public var users: [AccountInfo]?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
