/// One row of a result, read by column names.
struct SQLRow {
    let columns: [String]
    let values: [SQLValue]

    /// The column's value; throws if it is corrupt.
    subscript<Value: SQLConvertible>(column: String) -> Value {
        get throws {
            guard let index = columns.firstIndex(of: column),
                let value = Value(sqlValue: values[index])
            else { throw StorageError.corrupt }
            return value
        }
    }
}
