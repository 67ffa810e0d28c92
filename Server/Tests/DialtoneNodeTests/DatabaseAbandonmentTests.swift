import DialtoneTestSupport
import Testing

@testable import DialtoneNode

@Suite struct DatabaseAbandonmentTests {
    private let ticks = HeldClock()
    private let stop = StopRequest()

    private func abandonment(of database: DatabaseDouble) -> DatabaseAbandonment<HeldClock> {
        DatabaseAbandonment(
            database: database,
            deadline: Node.databaseShutdownDeadline,
            ticks: ticks
        )
    }

    @Test func `a silent database is abandoned fifteen seconds after the request to stop`()
        async throws
    {
        let database = try await DatabaseDouble()
        let abandonment = abandonment(of: database)
        let abandoning = Task { [stop] in await abandonment.run(after: stop) }
        stop.make()
        #expect(await ticks.nextSleep() == .seconds(15))
        #expect(!database.isAbandoned)
        ticks.advance(by: .seconds(15))
        await abandoning.value
        #expect(database.isAbandoned)
        await database.close()
    }

    @Test func `a server that stopped in time abandons nothing`() async throws {
        let database = try await DatabaseDouble()
        let abandonment = abandonment(of: database)
        let abandoning = Task { [stop] in await abandonment.run(after: stop) }
        stop.make()
        _ = await ticks.nextSleep()
        abandoning.cancel()
        await abandoning.value
        #expect(!database.isAbandoned)
        await database.close()
    }
}
