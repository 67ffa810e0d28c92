/// The purpose for which a database is opened.
package enum DatabaseUse: Sendable {
    /// Small transactions of a command.
    case commands

    /// Use by a server; a SQLite file allows only one.
    case serving

    /// Bulk operations with very many rows.
    case bulk
}
