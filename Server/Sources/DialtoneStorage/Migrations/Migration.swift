import DialtoneBasics
import Crypto

/// One schema migration; after its release, its text must never change.
struct Migration: Sendable {
    /// What a migration means for programs that do not know it.
    enum Kind: String, Sendable, SQLConvertible {
        /// It only adds: every earlier program works as before, and may start.
        case expansion

        /// It removes or changes what earlier programs use: they may not run any more.
        case contraction
    }

    /// The names are in the order in which migrations are applied.
    let name: String
    let kind: Kind
    let statements: [Statement]

    /// The indexes that are built after the statements, while other programs write.
    let indexes: [Index]

    /// The values that existing rows get, in small transactions.
    let fills: [Fill]

    /// A statement, with different text for each dialect if necessary.
    enum Statement: Sendable {
        case shared(String)
        case differing(sqlite: String, postgres: String)
        case only(SQLDialect, String)

        /// `nil` if the dialect does not need the statement.
        func text(in dialect: SQLDialect) -> String? {
            switch (self, dialect) {
            case (.shared(let text), _): text
            case (.differing(let text, _), .sqlite): text
            case (.differing(_, let text), .postgres): text
            case (.only(let only, let text), _): dialect == only ? text : nil
            }
        }
    }

    init(
        _ name: String,
        kind: Kind = .expansion,
        _ statements: [Statement],
        indexes: [Index] = [],
        fills: [Fill] = []
    ) {
        self.name = name
        self.kind = kind
        self.statements = statements
        self.indexes = indexes
        self.fills = fills
    }

    /// Whether its statements are all of it.
    var isOneStep: Bool { indexes.isEmpty && fills.isEmpty }

    func statements(in dialect: SQLDialect) -> [String] {
        statements.compactMap { $0.text(in: dialect) }
    }

    /// A digest of the text, which shows whether a database was migrated by the same text.
    func digest(in dialect: SQLDialect) -> String {
        var hash = SHA256()
        let later = indexes.map { $0.statement(in: dialect) } + fills.map(\.text)
        let marked = kind == .contraction ? [kind.rawValue] : []
        for statement in statements(in: dialect) + later + marked {
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
