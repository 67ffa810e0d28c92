import DialtoneModel

/// A connection to either database, within a transaction that the caller ends.
///
/// Statements have `?` placeholders. They are kept prepared under their text, so the text must
/// never contain a value.
protocol SQLConnection: AnyObject {
    static var dialect: SQLDialect { get }

    /// How the database stores phone numbers; plain for connections that only copy rows.
    var numbers: NumberStorage { get }

    /// Executes a statement and returns all rows.
    func query(_ statement: String, _ values: [SQLValue]) throws -> [SQLRow]

    /// Executes a statement whose rows are not needed at once.
    ///
    /// PostgreSQL gets it together with the next statements, until the rows of one are needed.
    func queryLater(_ statement: String, _ values: [SQLValue]) throws -> Later<[SQLRow]>

    /// Executes a statement whose number of changed rows is not needed at once.
    func executeLater(_ statement: String, _ values: [SQLValue]) throws -> Later<Int>

    /// Executes a statement that is not kept, because its text depends on the caller's input.
    func queryOnce(_ statement: String, _ values: [SQLValue]) throws -> [SQLRow]

    /// Executes a statement and returns the number of changed rows.
    func execute(_ statement: String, _ values: [SQLValue]) throws -> Int

    /// Executes a statement whose result is not needed.
    ///
    /// PostgreSQL gets it together with the next statement, which then throws its failure, or with
    /// the commit.
    func perform(_ statement: String, _ values: [SQLValue]) throws
}

extension SQLConnection {
    func queryLater(_ statement: String, _ values: [SQLValue]) throws -> Later<[SQLRow]> {
        let rows = try query(statement, values)
        return Later { rows }
    }

    func executeLater(_ statement: String, _ values: [SQLValue]) throws -> Later<Int> {
        let count = try execute(statement, values)
        return Later { count }
    }
}
