/// When the schema of a database is brought up to date.
package enum SchemaUpgrade: String, Hashable, Sendable, CaseIterable {
    /// When a server or a command opens it.
    case start

    /// Only by the command for it; everything else refuses a schema that it cannot work with.
    case command
}

/// How far the upgrade of a schema is.
package struct SchemaProgress: Hashable, Sendable {
    package enum Work: Hashable, Sendable {
        case applying
        case indexing(String)

        /// Rows of a table that were looked at, of those that it had.
        case filling(String, count: Int, total: Int)

        /// Another program uses a table; its transactions end first.
        case waiting
    }

    /// The name of the migration.
    package let step: String
    package let work: Work
}
