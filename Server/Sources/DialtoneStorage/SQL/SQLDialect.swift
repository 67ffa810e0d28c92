/// Whose SQL is meant where the two databases differ.
enum SQLDialect: String, Sendable, CaseIterable {
    case sqlite, postgres
}
