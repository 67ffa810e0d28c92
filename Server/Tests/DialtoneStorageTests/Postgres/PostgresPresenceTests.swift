import DialtoneTestSupport
import Testing

/// The only test that is skipped, visibly, when there is no server.
@Suite struct PostgresPresenceTests {
    @Test(.enabled(if: PostgresServer.url != nil, "DIALTONE_TEST_POSTGRES is not set"))
    func `the contract is tested on PostgreSQL too`() throws {
        try PostgresServer.command("SELECT 1")
        #expect(StoreEngine.tested == StoreEngine.allCases)
    }
}
