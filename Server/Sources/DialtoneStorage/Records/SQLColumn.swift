/// A column that is written in more than one statement, with its value in a record.
struct SQLColumn<Record>: Sendable {
    let name: String

    /// What an update sets the column to; `?` is the value.
    let assigned: String
    let value: @Sendable (Record) throws -> any SQLConvertible

    init(
        _ name: String,
        assigned: String = "?",
        _ value: @escaping @Sendable (Record) throws -> any SQLConvertible
    ) {
        self.name = name
        self.assigned = assigned
        self.value = value
    }
}

extension Array {
    func names<Record>() -> [String] where Element == SQLColumn<Record> { map(\.name) }

    /// The assignments of an update.
    func assignments<Record>() -> String where Element == SQLColumn<Record> {
        map { "\($0.name) = \($0.assigned)" }.joined(separator: ", ")
    }

    func values<Record>(of record: Record) throws -> [any SQLConvertible]
    where Element == SQLColumn<Record> {
        try map { try $0.value(record) }
    }
}
