import GRDB

extension StorageError {
    /// What SQLite's failure means; errors of others pass through.
    static func translating(_ error: any Error) -> any Error {
        guard let error = error as? DatabaseError else { return error }
        return switch error.resultCode {
        case .SQLITE_BUSY, .SQLITE_LOCKED: StorageError.busy
        case .SQLITE_FULL: StorageError.full
        case .SQLITE_READONLY: StorageError.readOnly
        case .SQLITE_CORRUPT, .SQLITE_NOTADB: StorageError.corrupt
        case .SQLITE_CONSTRAINT: StorageError.constraintViolated
        case .SQLITE_CANTOPEN: StorageError.unavailable("its file cannot be opened")
        case .SQLITE_IOERR: StorageError.unavailable("its disk fails")
        default: StorageError.failed(code: "SQLite \(error.extendedResultCode.rawValue)")
        }
    }
}
