/// Body of `accounts:delete`.
public struct DeleteAccountRequest: WireRequest {
    /// The caller's own account.
    public var idToken: String?

    /// The account an administrator deletes.
    public var localID: String?

    /// The administrator's project where the path names none.
    public var targetProjectID: String?

    /// The tenant the caller works in.
    public var tenantID: String?

    /// Creates a request without fields.
    public init() {}

    private enum CodingKeys: String, CodingKey {
        case idToken
        case localID = "localId"
        case targetProjectID = "targetProjectId"
        case tenantID = "tenantId"
    }
}

/// Answer of `accounts:delete`.
public struct DeleteAccountResponse: Codable, Hashable, Sendable {
    /// The answer's type name.
    public var kind: String

    /// Creates an answer; a `nil` field stays out of the JSON.
    public init(kind: String = "identitytoolkit#DeleteAccountResponse") {
        self.kind = kind
    }
}
