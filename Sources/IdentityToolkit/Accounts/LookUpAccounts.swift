/// Body of `accounts:lookup`.
///
/// A client sends `idToken`; an administrator any of the lists, at most 100 entries together.
public struct LookUpAccountsRequest: WireRequest {
    /// The caller's own account.
    public var idToken: String?

    /// Account IDs.
    public var localIDs: [String]?

    /// E-mail addresses.
    public var emails: [String]?

    /// Numbers in E.164.
    public var phoneNumbers: [String]?

    /// Accounts of other identity providers.
    public var federatedUserIDs: [FederatedUserID]?

    /// Addresses that accounts had first.
    public var initialEmails: [String]?

    /// The administrator's project where the path names none.
    public var targetProjectID: String?

    /// The tenant the caller works in.
    public var tenantID: String?

    /// Creates a request without fields.
    public init() {}

    private enum CodingKeys: String, CodingKey {
        case idToken
        case localIDs = "localId"
        case emails = "email"
        case phoneNumbers = "phoneNumber"
        case federatedUserIDs = "federatedUserId"
        case initialEmails = "initialEmail"
        case targetProjectID = "targetProjectId"
        case tenantID = "tenantId"
    }
}

/// Answer of `accounts:lookup`.
public struct LookUpAccountsResponse: Codable, Hashable, Sendable {
    /// The answer's type name.
    public var kind: String

    /// The accounts found; the key is absent when there are none.
    public var users: [AccountInfo]?

    /// Creates an answer; a `nil` field stays out of the JSON.
    public init(
        kind: String = "identitytoolkit#GetAccountInfoResponse",
        users: [AccountInfo]? = nil
    ) {
        self.kind = kind
        self.users = users
    }
}
