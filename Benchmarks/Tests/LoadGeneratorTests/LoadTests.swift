import LoadGenerator
import NIOCore
import NIOHTTP1
import Testing

@LoadLoop
struct LoadTests {
    /// Gets `/`, and takes any answer but 200 for a failure.
    private struct Visits: Workload {
        func perform(on connection: HTTPConnection) async throws {
            _ = try await connection.get("/").require(JSONMember("code"))
        }
    }

    private final class Counter {
        var count = 0
    }

    private nonisolated static let welcome = LoopbackResponse(body: #"{"code":"1"}"#)

    @Test func `a closed loop keeps every connection busy until the time is over`() async throws {
        try await LoopbackServer.with { _, _ in
            Self.welcome
        } body: { server in
            let pool = try await ConnectionPool(to: server.address, size: 4)
            let run = try await ClosedLoop(duration: .milliseconds(100)).run(Visits(), over: pool)
            #expect(run.latencies.count >= 4)
            #expect(run.elapsed >= .milliseconds(100))
            await pool.close()
        }
    }

    @Test func `an open loop does all the work that was due`() async throws {
        try await LoopbackServer.with { _, _ in
            Self.welcome
        } body: { server in
            let pool = try await ConnectionPool(to: server.address, size: 4)
            let load = OpenLoop(arrivalsPerSecond: 500, duration: .milliseconds(200))
            let run = try await load.run(Visits(), over: pool)
            #expect(run.latencies.count == 100)
            await pool.close()
        }
    }

    @Test func `an open loop charges a stall to all the work that arrived during it`()
        async throws
    {
        try await LoopbackServer.with { _, number in
            LoopbackResponse(
                body: Self.welcome.body,
                delay: number == 1 ? .milliseconds(200) : .zero
            )
        } body: { server in
            let pool = try await ConnectionPool(to: server.address, size: 1)
            let load = OpenLoop(arrivalsPerSecond: 100, duration: .milliseconds(400))
            let run = try await load.run(Visits(), over: pool)
            // Of 40 arrivals, the first 15 waited longer than 50 milliseconds.
            #expect(run.latencies.milliseconds(atPercentile: 70) > 50)
            await pool.close()
        }
    }

    @Test func `connections are spread over the servers`() async throws {
        try await LoopbackServer.with { _, _ in
            Self.welcome
        } body: { first in
            try await LoopbackServer.with { _, _ in
                LoopbackResponse(status: .badRequest, body: "no")
            } body: { second in
                let pool = try await ConnectionPool(to: [first.address, second.address], size: 3)
                let served = Counter()
                try await pool.onEachConnection { connection in
                    if try await connection.get("/").status == 200 { served.count += 1 }
                }
                #expect(served.count == 2)
                await pool.close()
            }
        }
    }

    @Test func `load stops at an error response`() async throws {
        let refusal = LoopbackResponse(status: .badRequest, body: "no")
        try await LoopbackServer.with { _, number in
            number == 3 ? refusal : Self.welcome
        } body: { server in
            let pool = try await ConnectionPool(to: server.address, size: 1)
            await #expect(throws: LoadError.unexpectedAnswer(status: 400, body: "no")) {
                try await ClosedLoop(duration: .seconds(10)).run(Visits(), over: pool)
            }
            await pool.close()
        }
    }

    @Test func `a closed connection ends the load with an error`() async throws {
        let end = LoopbackResponse(closesInstead: true)
        try await LoopbackServer.with { _, _ in
            end
        } body: { server in
            let pool = try await ConnectionPool(to: server.address, size: 1)
            await #expect(throws: LoadError.connectionClosed) {
                try await ClosedLoop(duration: .seconds(10)).run(Visits(), over: pool)
            }
        }
    }
}
