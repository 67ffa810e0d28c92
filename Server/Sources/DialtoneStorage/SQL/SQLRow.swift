/// One row of an answer, read by the names of its columns.
struct SQLRow {
    let columns: [String]
    let values: [SQLValue]

    /// The column's value; throws if it is not what this program would have written.
    subscript<Value: SQLConvertible>(column: String) -> Value {
        get throws {
            guard let index = columns.firstIndex(of: column),
                let value = Value(sqlValue: values[index])
            else { throw StorageError.corrupt }
            return value
        }
    }
}
