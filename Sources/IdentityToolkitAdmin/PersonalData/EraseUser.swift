public import IdentityToolkit

/// The request of `dialtone/v1/projects/PROJECT/accounts:eraseUser`, a Dialtone extension.
public struct EraseUserRequest: WireRequest {
    /// The account ID.
    public var localId: String?

    /// The ID of the tenant.
    public var tenantId: String?

    /// Whether to count the records without erasing anything.
    public var validateOnly: Bool?

    /// Creates a request without fields.
    public init() {}
}

/// The response of `dialtone/v1/projects/PROJECT/accounts:eraseUser`.
public struct EraseUserResponse: WireObject {
    /// How many records of each kind are erased or kept.
    public var records: [ErasedRecordsInfo] = []

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// How many records of a kind an erasure deletes or keeps.
public struct ErasedRecordsInfo: WireObject {
    /// The kind of record, as `docs/privacy.md` lists them.
    public var kind = ""

    /// The number of records that are deleted.
    public var erasedCount = 0

    /// The number of records that stay.
    public var keptCount = 0

    /// Why the records stay, and for how long; absent if they are deleted.
    public var keptBecause: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
