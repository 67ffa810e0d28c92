import Testing

@testable import DialtoneStorage

@Suite struct PostgresLimitsTests {
    @Test(arguments: [(1, 8), (2, 8), (4, 16), (16, 64), (128, 64)])
    func `a server has four connections for each processor, within bounds`(
        processors: Int,
        connections: Int
    ) {
        #expect(PostgresStore.Limits.standardConnections(on: processors) == connections)
    }

    @Test func `a command has few connections, and a server all of them`() {
        var limits = PostgresStore.Limits()
        limits.connections = 40
        #expect(limits.limited(to: .commands).connections == 4)
        #expect(limits.limited(to: .serving).connections == 40)
        limits.connections = 2
        #expect(limits.limited(to: .commands).connections == 2)
    }
}
