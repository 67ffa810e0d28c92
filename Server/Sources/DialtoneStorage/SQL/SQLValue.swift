/// A column's value, in the types that SQLite and PostgreSQL share.
enum SQLValue: Hashable, Sendable {
    case null
    case integer(Int64)
    case text(String)
    case blob([UInt8])
}
