public import IdentityToolkit

/// Which way `accounts:query` sorts.
public enum SortOrder: String, WireEnum, Sendable {
    /// Ascending.
    case unspecified = "ORDER_UNSPECIFIED"
    /// The least first.
    case ascending = "ASC"
    /// The greatest first.
    case descending = "DESC"

    /// The number that stands for this name.
    public var number: Int {
        switch self {
        case .unspecified: 0
        case .ascending: 1
        case .descending: 2
        }
    }
}
