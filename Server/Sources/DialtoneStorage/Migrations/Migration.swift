import DialtoneBasics
import Crypto

/// One schema migration; after its release, its text must never change.
struct Migration: Sendable {
    let name: String
    let statements: [Statement]

    /// A statement, with different text for each dialect if necessary.
    enum Statement: Sendable {
        case shared(String)
        case differing(sqlite: String, postgres: String)

        func text(in dialect: SQLDialect) -> String {
            switch (self, dialect) {
            case (.shared(let text), _): text
            case (.differing(let text, _), .sqlite): text
            case (.differing(_, let text), .postgres): text
            }
        }
    }

    init(_ name: String, _ statements: [Statement]) {
        self.name = name
        self.statements = statements
    }

    func statements(in dialect: SQLDialect) -> [String] {
        statements.map { $0.text(in: dialect) }
    }

    /// A digest of the text, which shows whether a database was migrated by the same text.
    func digest(in dialect: SQLDialect) -> String {
        var hash = SHA256()
        for statement in statements(in: dialect) {
            hash.update(data: Array(statement.utf8) + [0])
        }
        return Hex.encode(hash.finalize())
    }
}

extension Migration {
    /// Every migration, in the order in which they are applied.
    static let all: [Migration] = [.initial]
}

/// The schema that this program knows.
package enum DatabaseSchema {
    /// The name of the last migration.
    package static var version: String { Migration.all.last?.name ?? "" }
}
