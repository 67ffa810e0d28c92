public import IdentityToolkit

/// The sort direction of `accounts:query`.
public enum SortOrder: String, WireEnum, Sendable {
    /// Ascending.
    case unspecified = "ORDER_UNSPECIFIED"
    /// Ascending.
    case ascending = "ASC"
    /// Descending.
    case descending = "DESC"

    /// The number of the value in protocol buffers.
    public var number: Int {
        switch self {
        case .unspecified: 0
        case .ascending: 1
        case .descending: 2
        }
    }
}
