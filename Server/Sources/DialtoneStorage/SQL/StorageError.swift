import DialtoneBasics

/// A database error; the descriptions contain no stored data.
package enum StorageError: Error, Hashable, Sendable {
    /// The database cannot be reached or opened; the text describes the reason.
    case unavailable(String)
    /// The database rejects this server's connections, and waiting does not help.
    case refused(String)
    /// Another server has the file open.
    case inUse(path: String)
    /// The operation timed out; nothing was changed.
    case busy
    /// The disk is full; nothing was changed.
    case full
    /// The database is read-only; nothing was changed.
    case readOnly
    /// The data is corrupt: this program cannot have written it.
    case corrupt
    /// A newer version of this program has migrated the database.
    case newerSchema(migration: String)
    /// The database lacks migrations that this program needs and was not allowed to apply.
    case olderSchema(missing: [String])
    /// A migration that this program needs waits for servers of earlier versions.
    case olderNodes([String], migration: String)
    /// A migration was applied with other text than this program's.
    ///
    /// Released migrations never change, so a development version applied it.
    case alteredMigration(String)
    /// A copy into the database is running, or was interrupted.
    case incompleteCopy
    /// Phone numbers must be encrypted, and the database stores them in plain text.
    case plainNumbers
    /// Phone numbers must not be encrypted, and the database encrypts them.
    case encryptedNumbers
    /// The database encrypts phone numbers, and the program did not read their key.
    case lockedNumbers
    /// The master key does not decrypt the key of the phone numbers.
    case unreadableNumberKey
    /// A constraint rejected a record; nothing was changed.
    case constraintViolated
    /// The connection was lost during a commit, which may or may not have succeeded.
    case outcomeUnknown
    /// Any other error, with the database's own code; nothing was changed.
    case failed(code: String)
    /// This program has closed the database.
    case closed
    /// The address does not specify a known kind of database.
    case invalidAddress
}

extension StorageError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .unavailable(let reason): "the database is unavailable: \(reason)"
        case .refused(let reason): "the database cannot be used: \(reason)"
        case .inUse(let path):
            "another server uses \(path); only PostgreSQL supports several servers"
        case .busy: "the database did not respond in time"
        case .full: "the database's disk is full"
        case .readOnly: "the database is read-only"
        case .corrupt: "the database is damaged"
        case .newerSchema(let migration):
            "the database was migrated by a newer version (\(migration)) and cannot be used by this one"
        case .olderSchema(let missing):
            """
            the database lacks \(missing.joined(separator: ", ")). Run `dialtone schema migrate` of \
            this version
            """
        case .olderNodes(let nodes, let migration):
            """
            the migration \(migration) waits for servers of earlier versions: \
            \(nodes.joined(separator: ", ")). Stop them, or upgrade them to the version before this \
            one
            """
        case .alteredMigration(let migration):
            """
            the database was created by a development version, and its migration \(migration) was \
            never released. Export the users with that version (`dialtone export`), and import them \
            into a new database with this version (`dialtone import`)
            """
        case .incompleteCopy:
            """
            a copy into the database is not complete. Run the same `dialtone migrate` or `dialtone \
            restore` again to complete it
            """
        case .plainNumbers:
            """
            the database stores phone numbers in plain text, and `database.encryptNumbers` is true. \
            Copy it with `dialtone migrate --encrypt-numbers`, or set `database.encryptNumbers` to \
            false
            """
        case .encryptedNumbers:
            """
            the database encrypts phone numbers, and `database.encryptNumbers` is false. Set it to \
            true, or copy the database with `dialtone migrate --decrypt-numbers`
            """
        case .lockedNumbers:
            "the database encrypts phone numbers, and their key was not read"
        case .unreadableNumberKey:
            """
            the master key does not decrypt the key of the phone numbers. Start with the master key \
            of this database
            """
        case .constraintViolated: "the database rejected a record"
        case .outcomeUnknown: "the connection was lost during a commit, whose outcome is unknown"
        case .failed(let code): "the database failed with code \(code)"
        case .closed: "the database is closed"
        case .invalidAddress:
            "a database address must be sqlite:PATH, :memory: or postgresql://HOST/NAME"
        }
    }
}

extension StorageError: ServerFault {
    package var isTemporary: Bool {
        switch self {
        case .unavailable, .refused, .busy, .full, .readOnly, .outcomeUnknown, .closed: true
        case .corrupt, .newerSchema, .olderSchema, .olderNodes, .alteredMigration, .incompleteCopy,
            .plainNumbers, .encryptedNumbers, .lockedNumbers, .unreadableNumberKey,
            .constraintViolated, .failed, .invalidAddress, .inUse:
            false
        }
    }
}
