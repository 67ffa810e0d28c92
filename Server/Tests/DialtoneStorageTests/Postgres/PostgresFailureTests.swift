import Testing

@testable import DialtoneStorage

@Suite struct PostgresFailureTests {
    @Test func `a transaction out of time ends its connection and has an unknown outcome`() {
        let failure = PostgresFailure.outOfTime
        #expect(failure.endsConnection)
        #expect(failure.leavesCommitOpen)
        #expect(!failure.isPassing)
        #expect(failure.storageError == .busy)
    }

    @Test func `a cancelled migration is not reported as a busy database`() {
        let stopped = PostgresFailure.refused(sqlState: "57014")
        #expect(stopped.storageError == .busy)
        #expect(stopped.migrationError == .failed(code: "PostgreSQL 57014"))
        // Another server's migration, or a transaction that uses a table.
        #expect(PostgresFailure.refused(sqlState: "55P03").migrationError == .busy)
    }
}
