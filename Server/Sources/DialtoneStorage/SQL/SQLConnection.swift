/// A connection to either database, inside a transaction that its caller ends.
///
/// Statements mark their values with `?`, are kept prepared under their text, and so must
/// never have a value in their text.
protocol SQLConnection: AnyObject {
    static var dialect: SQLDialect { get }

    /// The rows of the answer, all of them.
    func query(_ statement: String, _ values: [SQLValue]) throws -> [SQLRow]

    /// The same for a statement whose text depends on what a caller sends; it does not stay
    /// prepared.
    func queryOnce(_ statement: String, _ values: [SQLValue]) throws -> [SQLRow]

    /// How many rows were changed.
    func execute(_ statement: String, _ values: [SQLValue]) throws -> Int
}
