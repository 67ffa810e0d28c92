public import IdentityToolkit

/// The request of `dialtone/v1/projects/PROJECT/accounts:exportUser`, a Dialtone extension.
public struct ExportUserRequest: WireRequest {
    /// The account ID.
    public var localId: String?

    /// The ID of the tenant.
    public var tenantId: String?

    /// Creates a request without fields.
    public init() {}
}

/// All data about a user, without secrets.
public struct ExportUserResponse: WireObject {
    /// The account ID.
    public var localId = ""

    /// The project.
    public var projectId = ""

    /// The ID of the tenant, if the user belongs to one.
    public var tenantId: String?

    /// The time of the export, in RFC 3339.
    public var exportedAt = ""

    /// The records, ordered by kind.
    public var records: [PersonalRecordInfo] = []

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// One record about a user.
public struct PersonalRecordInfo: WireObject {
    /// The kind of record, as `docs/privacy.md` lists them: `account`, `sessions`, `messages`.
    public var kind = ""

    /// The values of the record by field; times are in RFC 3339.
    public var fields: [String: String] = [:]

    /// Creates a value whose fields have their defaults.
    public init() {}
}
