/// What a database is opened for.
package enum DatabaseUse: Sendable {
    /// Small transactions, by a server or a command.
    case everyday

    /// Very many rows in one go.
    case bulk
}
