package import DialtoneBasics

/// Reads the log of users' sign-ins and changes.
package protocol UserLogReader {
    /// Returns the entries of a project and its tenants, newest first.
    func userLog(of project: ProjectID, _ query: UserLogQuery) throws -> [UserLogEntry]
}

/// Writes the log of users' sign-ins and changes.
package protocol UserLogWriter {
    /// Inserts an entry; does nothing if the project does not exist.
    func insert(_ entry: UserLogEntry) throws

    /// Deletes up to `limit` entries that are older than `moment`; returns their number.
    func deleteUserLog(of project: ProjectID, before moment: Timestamp, limit: Int) throws -> Int
}
