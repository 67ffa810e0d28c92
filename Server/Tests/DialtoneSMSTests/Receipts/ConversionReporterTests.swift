import DialtoneBasics
import DialtoneModel
import DialtoneSMS
import DialtoneTestSupport
import Testing

@Suite struct ConversionReporterTests {
    private func reporter(_ bench: RoutingBench) -> ConversionReporter {
        ConversionReporter(
            store: bench.store,
            directory: bench.directory,
            clock: bench.clock.serverClock,
            logger: .silent
        )
    }

    private func enter(_ message: TextMessage, _ bench: RoutingBench) async throws {
        let now = bench.clock.serverClock.now
        try await bench.store.write { try $0.enterMessage(message.sessionID, at: now) }
    }

    @Test(arguments: StoreEngine.tested)
    func `an entered code is reported once, after a minute`(
        engine: StoreEngine
    ) async throws {
        let a = ScriptedGateway("a", .taken(as: "m"))
        try await RoutingBench.with(on: engine, [a]) { bench in
            let message = try await bench.message()
            try await bench.router.send(message)
            bench.clock.advance(by: .seconds(20))
            try await enter(message, bench)
            let entered = bench.clock.serverClock.now
            #expect(try await reporter(bench).reportDue() == 0)
            bench.clock.advance(by: .seconds(40))
            #expect(try await reporter(bench).reportDue() == 1)
            bench.clock.advance(by: .days(2))
            #expect(try await reporter(bench).reportDue() == 0)
            #expect(
                a.conversions == [
                    SMSConversion(
                        gatewayName: "a",
                        gatewayMessageID: "m",
                        phoneNumber: message.phoneNumber,
                        wasEntered: true,
                        at: entered
                    )
                ]
            )
        }
    }

    @Test func `a code that was not entered is reported once it can no longer be entered`()
        async throws
    {
        let a = ScriptedGateway("a", .taken(as: "m"))
        try await RoutingBench.with([a]) { bench in
            let message = try await bench.message()
            try await bench.router.send(message)
            bench.clock.advance(by: .seconds(60))
            #expect(try await reporter(bench).reportDue() == 0)
            bench.clock.advance(by: .seconds(239))
            #expect(try await reporter(bench).reportDue() == 0)
            bench.clock.advance(by: .seconds(1))
            #expect(try await reporter(bench).reportDue() == 1)
            #expect(a.conversions.map(\.wasEntered) == [false])
        }
    }

    @Test func `a report that failed is retried for a day`() async throws {
        let a = ScriptedGateway("a", .taken(as: "m"))
        try await RoutingBench.with([a]) { bench in
            let message = try await bench.message()
            try await bench.router.send(message)
            try await enter(message, bench)
            a.failReports(2)
            bench.clock.advance(by: .minutes(1))
            #expect(try await reporter(bench).reportDue() == 0)
            bench.clock.advance(by: .seconds(30))
            #expect(try await reporter(bench).reportDue() == 0)
            bench.clock.advance(by: .minutes(2))
            // Another reporter, as after a restart: what is due stands in the database.
            #expect(try await reporter(bench).reportDue() == 1)
            let next = try await bench.message(2, to: "+16505550102")
            try await bench.router.send(next)
            try await enter(next, bench)
            a.failReports(1_000)
            for _ in 0..<60 {
                bench.clock.advance(by: .hours(1))
                try await reporter(bench).reportDue()
            }
            a.failReports(0)
            bench.clock.advance(by: .days(1))
            #expect(try await reporter(bench).reportDue() == 0)
            #expect(a.conversions.count == 1)
        }
    }

    @Test func `a message is reported only to the gateway that accepted it`() async throws {
        let a = ScriptedGateway("a", .refused(.balance))
        let b = ScriptedGateway("b", .taken(as: "m"))
        try await RoutingBench.with([a, b]) { bench in
            let message = try await bench.message()
            try await bench.router.send(message)
            try await enter(message, bench)
            bench.clock.advance(by: .hours(1))
            #expect(try await reporter(bench).reportDue() == 1)
            #expect(a.conversions.isEmpty)
            #expect(b.conversions.count == 1)
        }
    }
}
