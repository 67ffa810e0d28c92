// Both databases compare keys byte by byte: SQLite with BINARY, PostgreSQL with "C". A column that
// refers to another table has the name of that table's key.

extension Migration {
    /// The whole schema of the first release.
    static let initial = Migration(
        "0001-initial",
        [
            projectTables,
            accountTables,
            accountImportTables,
            accountJobTables,
            openIDTables,
            sessionTables,
            verificationTables,
            appVerificationTables,
            messageTables,
            sendGuardTables,
            operationTables,
            operatorTables,
            auditTables,
        ].flatMap(\.self)
    )
}
