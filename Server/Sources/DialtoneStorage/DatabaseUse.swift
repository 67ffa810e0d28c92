/// What a database is opened for.
package enum DatabaseUse: Sendable {
    /// Small transactions, by a command.
    case everyday

    /// Use by a server; a SQLite file allows only one.
    case serving

    /// Very many rows in one go.
    case bulk
}
