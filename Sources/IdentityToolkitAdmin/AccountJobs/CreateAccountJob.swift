public import IdentityToolkit

/// The options of a job about all users that match a filter.
public struct CreateAccountJobRequest: WireRequest {
    /// What to do: `export`, `disable`, `enable`, `signOut` or `delete`.
    public var action: String?

    /// The format of an export: `json`, the default, or `csv`.
    public var format: String?

    /// The conditions that the users meet; absent for all users.
    public var filter: AccountListFilter?

    /// Creates a request without fields.
    public init() {}
}
