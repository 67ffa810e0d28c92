/// What a database is opened for.
package enum DatabaseUse: Sendable {
    /// Small transactions, by a command.
    case everyday

    /// The same by a server, of which a SQLite file takes only one.
    case serving

    /// Very many rows in one go.
    case bulk
}
