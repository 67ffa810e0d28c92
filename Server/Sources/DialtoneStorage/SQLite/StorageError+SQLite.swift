import CSQLite

extension StorageError {
    /// Converts an extended result code of SQLite.
    init(sqlite code: Int32) {
        // The lowest byte is the primary result code; the others are details.
        self =
            switch code & 0xff {
            case SQLITE_BUSY, SQLITE_LOCKED: .busy
            case SQLITE_FULL: .full
            case SQLITE_READONLY: .readOnly
            case SQLITE_CORRUPT, SQLITE_NOTADB: .corrupt
            case SQLITE_CONSTRAINT: .constraintViolated
            case SQLITE_CANTOPEN: .unavailable("its file cannot be opened")
            case SQLITE_IOERR: .unavailable("its disk reported an error")
            default: .failed(code: "SQLite \(code)")
            }
    }
}
