import CLibpq

/// The server's response to one statement, freed with the last reference.
final class PostgresResult {
    private let handle: OpaquePointer

    init(_ handle: OpaquePointer) {
        self.handle = handle
    }

    deinit {
        PQclear(handle)
    }

    /// Whether the server did not run the statement, because an earlier one had failed.
    var wasSkipped: Bool { PQresultStatus(handle) == PGRES_PIPELINE_ABORTED }

    /// `nil` if the statement succeeded.
    var failure: PostgresFailure? {
        switch PQresultStatus(handle) {
        case PGRES_COMMAND_OK, PGRES_TUPLES_OK, PGRES_EMPTY_QUERY: return nil
        default: break
        }
        let severity = field("V")
        let state = field("C") ?? ""
        // Without a state, the error is not from the server. The codes 0A000 and 26000 mean that
        // another node's migration has invalidated a prepared statement.
        if state.isEmpty || severity == "FATAL" || severity == "PANIC"
            || ["0A000", "26000"].contains(state)
        {
            return .connectionLost
        }
        return .refused(sqlState: state)
    }

    /// The command tag, such as `COMMIT`.
    var command: String { String(cString: PQcmdStatus(handle)) }

    var changedRows: Int { Int(String(cString: PQcmdTuples(handle))) ?? 0 }

    var columns: [String] {
        (0..<PQnfields(handle)).map { PQfname(handle, $0).map { String(cString: $0) } ?? "" }
    }

    func rows(columns: [String]) throws -> [SQLRow] {
        try (0..<PQntuples(handle)).map { row in
            SQLRow(
                columns: columns,
                values: try (0..<PQnfields(handle)).map { try value(row: row, column: $0) }
            )
        }
    }

    private func value(row: Int32, column: Int32) throws -> SQLValue {
        guard PQgetisnull(handle, row, column) == 0,
            let start = PQgetvalue(handle, row, column)
        else { return .null }
        let bytes = UnsafeRawBufferPointer(
            start: start,
            count: Int(PQgetlength(handle, row, column))
        )
        switch PQftype(handle, column) {
        case Self.int8 where bytes.count == 8:
            return .integer(Int64(bigEndian: bytes.loadUnaligned(as: Int64.self)))
        case Self.text: return .text(String(decoding: bytes, as: UTF8.self))
        case Self.bytea: return .blob(Array(bytes))
        case Self.void: return .null
        default: throw StorageError.corrupt
        }
    }

    // The object IDs of PostgreSQL's built-in types, which are fixed.
    private static let bytea: Oid = 17
    private static let int8: Oid = 20
    private static let text: Oid = 25
    private static let void: Oid = 2278

    /// An error field, by its letter in the protocol.
    private func field(_ letter: Unicode.Scalar) -> String? {
        PQresultErrorField(handle, Int32(letter.value)).map { String(cString: $0) }
    }
}
