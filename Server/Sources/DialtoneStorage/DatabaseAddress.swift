import Foundation
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
    /// The limits are those of PostgreSQL; a SQLite file has none. Without `numbers`, encrypted phone
    /// numbers can be neither read nor written.
    package func open(
        for use: DatabaseUse = .commands,
        upgrading upgrade: SchemaUpgrade = .start,
        limits: PostgresStore.Limits = PostgresStore.Limits(),
        numbers: NumberEncryption? = nil,
        logger: Logger
    ) async throws -> any Database {
        let store = try await openStore(for: use, upgrading: upgrade, limits, logger: logger)
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
        _ limits: PostgresStore.Limits,
        logger: Logger
    ) async throws -> any NumberStoring {
        switch self {
        case .memory: try await SQLiteStore.openInMemory()
        case .sqlite(let path): try await SQLiteStore.open(path: path, for: use, upgrading: upgrade)
        case .postgres(let url):
            try await PostgresStore.open(
                url: url,
                limits: limits.limited(to: use),
                upgrading: upgrade,
                logger: logger
            )
        }
    }
}

extension DatabaseAddress {
    /// The same address with the password of its user; throws if it already has one.
    ///
    /// A SQLite file has no password, so its address stays the same.
    package func adding(password: String) throws(StorageError) -> DatabaseAddress {
        guard case .postgres(let url) = self else { return self }
        guard try PostgresAddress(url).options["password"] == nil else {
            throw .refused("its address already contains a password")
        }
        let value = password.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
        return .postgres(url: "\(url)\(url.contains("?") ? "&" : "?")password=\(value)")
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
