import GRDB

extension GRDB.Database {
    /// Runs a statement without arguments that is prepared only once.
    func executeCached(_ statement: String) throws {
        try cachedStatement(sql: statement).execute()
    }
}
