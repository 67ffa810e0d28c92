import CSQLite

extension SQLValue {
    /// `SQLITE_TRANSIENT`, which makes SQLite copy the value.
    private static let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

    func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
        switch self {
        case .null:
            return sqlite3_bind_null(statement, index)
        case .integer(let value):
            return sqlite3_bind_int64(statement, index, value)
        case .text(var value):
            return value.withUTF8 { Self.bind(text: $0, to: statement, at: index) }
        case .blob(let value):
            if value.isEmpty { return sqlite3_bind_zeroblob(statement, index, 0) }
            return value.withUnsafeBytes {
                sqlite3_bind_blob64(
                    statement,
                    index,
                    $0.baseAddress,
                    UInt64($0.count),
                    Self.transient
                )
            }
        }
    }

    private static func bind(
        text: UnsafeBufferPointer<UInt8>,
        to statement: OpaquePointer,
        at index: Int32
    ) -> Int32 {
        text.withMemoryRebound(to: CChar.self) { characters in
            // A null pointer would be bound as NULL.
            guard let start = characters.baseAddress else {
                return sqlite3_bind_text(statement, index, "", 0, transient)
            }
            return sqlite3_bind_text64(
                statement,
                index,
                start,
                UInt64(characters.count),
                transient,
                UInt8(SQLITE_UTF8)
            )
        }
    }

    init(of statement: OpaquePointer, column: Int32) {
        switch sqlite3_column_type(statement, column) {
        case SQLITE_INTEGER:
            self = .integer(sqlite3_column_int64(statement, column))
        case SQLITE_TEXT:
            let start = sqlite3_column_text(statement, column)
            let count = Int(sqlite3_column_bytes(statement, column))
            self = .text(
                String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
            )
        case SQLITE_BLOB:
            let start = sqlite3_column_blob(statement, column)
            let count = Int(sqlite3_column_bytes(statement, column))
            self = .blob(Array(UnsafeRawBufferPointer(start: start, count: count)))
        default:
            // Strict tables have no other types; decoding NULL as a number throws.
            self = .null
        }
    }
}
