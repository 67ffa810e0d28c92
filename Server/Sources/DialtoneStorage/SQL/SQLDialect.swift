/// The SQL dialect of a database.
enum SQLDialect: String, Sendable, CaseIterable {
    case sqlite, postgres
}
