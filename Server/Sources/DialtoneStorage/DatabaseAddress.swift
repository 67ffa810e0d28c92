package import Logging

/// The location of the data: `sqlite:PATH`, `:memory:` or `postgresql://…`.
package enum DatabaseAddress: Hashable, Sendable {
    case memory
    case sqlite(path: String)
    /// A URL in libpq's format; it may contain a password.
    case postgres(url: String)

    package init(parsing text: String) throws(StorageError) {
        if text == ":memory:" || text == "sqlite::memory:" {
            self = .memory
        } else if text.hasPrefix("sqlite:") {
            let path = String(text.dropFirst("sqlite:".count))
            guard !path.isEmpty, !path.utf8.contains(0) else { throw .invalidAddress }
            self = .sqlite(path: path)
        } else if text.hasPrefix("postgresql://") || text.hasPrefix("postgres://") {
            self = .postgres(url: text)
        } else {
            throw .invalidAddress
        }
    }

    /// Opens the database, and by default migrates it to this program's schema.
    ///
    /// Without `numbers`, encrypted phone numbers can be neither read nor written.
    package func open(
        for use: DatabaseUse = .commands,
        upgrading upgrade: SchemaUpgrade = .start,
        numbers: NumberEncryption? = nil,
        logger: Logger
    ) async throws -> any Database {
        let store = try await openStore(for: use, upgrading: upgrade, logger: logger)
        do {
            try await store.readNumberStorage(numbers)
            return store
        } catch {
            await store.close()
            throw error
        }
    }

    private func openStore(
        for use: DatabaseUse,
        upgrading upgrade: SchemaUpgrade,
        logger: Logger
    ) async throws -> any NumberStoring {
        switch self {
        case .memory: try await SQLiteStore.openInMemory()
        case .sqlite(let path): try await SQLiteStore.open(path: path, for: use, upgrading: upgrade)
        case .postgres(let url):
            try await PostgresStore.open(url: url, upgrading: upgrade, logger: logger)
        }
    }
}

extension DatabaseAddress: CustomStringConvertible {
    package var description: String {
        switch self {
        case .memory: ":memory:"
        case .sqlite(let path): "sqlite:\(path)"
        case .postgres: "postgresql://•••"
        }
    }
}
