/// Why the database did not do what it was asked; the descriptions hold nothing of the data.
package enum StorageError: Error, Hashable, Sendable {
    /// It cannot be reached or opened; the text is about the database, never about its content.
    case unavailable(String)
    /// It refuses this server's connection, and waiting does not help.
    case refused(String)
    /// Another server has its file open.
    case inUse(path: String)
    /// It did not get to it in time; nothing was changed.
    case busy
    /// Its disk is full; nothing was changed.
    case full
    /// It takes no writes; nothing was changed.
    case readOnly
    /// It holds what this program cannot have written.
    case corrupt
    /// A newer program has migrated it.
    case newerSchema(migration: String)
    /// A migration was applied to it in another wording than this program's. Released migrations
    /// never change, so a development version did it.
    case alteredMigration(String)
    /// A constraint refused a record; nothing was changed.
    case constraintViolated
    /// The connection broke while a commit was under way: it may have happened or not.
    case outcomeUnknown
    /// Any other failure, by the database's own code; nothing was changed.
    case failed(code: String)
    /// It was closed by this program.
    case closed
    /// The address names no kind of database that there is.
    case invalidAddress
}

extension StorageError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .unavailable(let reason): "the database is unavailable: \(reason)"
        case .refused(let reason): "the database cannot be used: \(reason)"
        case .inUse(let path):
            "another server has \(path) open; only PostgreSQL supports several servers"
        case .busy: "the database did not get to it in time"
        case .full: "the database's disk is full"
        case .readOnly: "the database is read-only"
        case .corrupt: "the database is damaged"
        case .newerSchema(let migration):
            "the database was migrated by a newer version (\(migration)); this one cannot use it"
        case .alteredMigration(let migration):
            """
            the database was made by a development version, whose migration \(migration) was never \
            released. Export its users with that version (`dialtone export`), and import them into a \
            new database with this one (`dialtone import`)
            """
        case .constraintViolated: "the database refused a record"
        case .outcomeUnknown: "the connection broke during a commit; its outcome is unknown"
        case .failed(let code): "the database failed with code \(code)"
        case .closed: "the database is closed"
        case .invalidAddress:
            "a database address is sqlite:PATH, :memory: or postgresql://HOST/NAME"
        }
    }
}
