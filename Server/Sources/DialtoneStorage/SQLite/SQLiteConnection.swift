import Foundation
import GRDB

/// A connection that GRDB handed out for the length of one transaction.
final class SQLiteConnection: SQLConnection {
    private let database: GRDB.Database

    init(_ database: GRDB.Database) {
        self.database = database
    }

    func query(_ statement: String, _ values: [SQLValue]) throws -> [SQLRow] {
        let statement = try prepare(statement, values)
        let columns = statement.columnNames
        let cursor = try Row.fetchCursor(statement)
        var rows: [SQLRow] = []
        while let row = try cursor.next() {
            let values = (0..<columns.count).map { SQLValue(row[$0] as DatabaseValue) }
            rows.append(SQLRow(columns: columns, values: values))
        }
        return rows
    }

    func execute(_ statement: String, _ values: [SQLValue]) throws -> Int {
        try prepare(statement, values).execute()
        return database.changesCount
    }

    private func prepare(_ statement: String, _ values: [SQLValue]) throws -> Statement {
        let statement = try database.cachedStatement(sql: statement)
        try statement.setArguments(StatementArguments(values))
        return statement
    }
}

extension SQLValue: DatabaseValueConvertible {
    var databaseValue: DatabaseValue {
        switch self {
        case .null: .null
        case .integer(let value): value.databaseValue
        case .text(let value): value.databaseValue
        case .blob(let value): Data(value).databaseValue
        }
    }

    static func fromDatabaseValue(_ value: DatabaseValue) -> SQLValue? {
        SQLValue(value)
    }

    fileprivate init(_ value: DatabaseValue) {
        switch value.storage {
        case .null: self = .null
        case .int64(let value): self = .integer(value)
        case .string(let value): self = .text(value)
        case .blob(let value): self = .blob(Array(value))
        // No column is of a type that could hold one.
        case .double(let value): self = .integer(Int64(exactly: value) ?? 0)
        }
    }
}
