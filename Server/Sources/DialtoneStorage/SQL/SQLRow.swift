/// One row of a result, read by column names.
struct SQLRow {
    let columns: [String]
    let values: [SQLValue]

    /// How the database stores the phone numbers in the row.
    var numbers = NumberStorage.plain

    /// The column's value; throws if it is corrupt.
    subscript<Value: SQLConvertible>(column: String) -> Value {
        get throws {
            guard let index = columns.firstIndex(of: column),
                let value = try Value.read(values[index], by: numbers)
            else { throw StorageError.corrupt }
            return value
        }
    }
}
