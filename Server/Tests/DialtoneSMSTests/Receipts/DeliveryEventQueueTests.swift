import DialtoneBasics
import DialtoneModel
import DialtoneSMS
import DialtoneTestSupport
import Testing

@Suite struct DeliveryEventQueueTests {
    private func event(
        _ id: String,
        _ state: DeliveryState = .delivered,
        by gateway: String = "a",
        about attempt: AttemptReference? = nil
    ) -> DeliveryEvent {
        DeliveryEvent(
            gatewayName: gateway,
            gatewayMessageID: id,
            attempt: attempt,
            state: state,
            at: Timestamp(seconds: 1_790_000_000)
        )
    }

    private func queue(_ bench: RoutingBench, capacity: Int = 10_000) -> DeliveryEventQueue {
        DeliveryEventQueue(
            store: bench.store,
            capacity: capacity,
            clock: bench.clock.serverClock,
            logger: .silent
        )
    }

    @Test(arguments: StoreEngine.tested)
    func `events reach the log in any order and number`(
        engine: StoreEngine
    ) async throws {
        let a = ScriptedGateway("a", .taken(as: "m"))
        try await RoutingBench.with(on: engine, [a]) { bench in
            let queue = queue(bench)
            let message = try await bench.message()
            try await bench.router.send(message)
            for state in [DeliveryState.delivered, .accepted, .failed, .delivered] {
                queue.note(event("m", state))
                try await queue.writeAll()
            }
            for _ in 0..<3 {
                queue.note(event("m", .delivered))
                queue.note(event("m", .accepted))
            }
            try await queue.writeAll()
            #expect(try await bench.record(of: message)?.state == .delivered)
        }
    }

    @Test func `an event that arrives before the response waits up to a minute for its message`()
        async throws
    {
        let a = ScriptedGateway("a", .silence)
        try await RoutingBench.with([a]) { bench in
            let queue = queue(bench)
            let message = try await bench.message()
            async let sent: Void = bench.router.send(message)
            _ = await a.nextDispatch()
            queue.note(event("early"))
            try await queue.writeAll()
            try await queue.writeParked()
            a.answer(.taken(as: "early"))
            try await sent
            #expect(try await bench.record(of: message)?.state == .accepted)
            try await queue.writeParked()
            #expect(try await bench.record(of: message)?.state == .delivered)
            queue.note(event("never"))
            try await queue.writeAll()
            bench.clock.advance(by: .seconds(60))
            try await queue.writeParked()
            let next = try await bench.message(2, to: "+16505550102")
            async let sentToo: Void = bench.router.send(next)
            _ = await a.nextDispatch()
            a.answer(.taken(as: "never"))
            try await sentToo
            try await queue.writeParked()
            #expect(try await bench.record(of: next)?.state == .accepted)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a later event keeps what an earlier one reported of its attempt`(
        engine: StoreEngine
    ) async throws {
        let a = ScriptedGateway("a", .lost)
        try await RoutingBench.with(on: engine, [a]) { bench in
            let queue = queue(bench)
            let message = try await bench.message()
            try await bench.router.send(message)
            let attempt = try #require(a.dispatches.first?.attempt.reference)
            queue.note(event("late", .accepted, about: attempt))
            queue.note(event("late"))
            queue.note(event("late", .accepted))
            try await queue.writeAll()
            #expect(try await bench.record(of: message)?.state == .delivered)
        }
    }

    @Test func `a flood of events is cut off and counted, and drops no earlier event`()
        async throws
    {
        let a = ScriptedGateway("a", .taken(as: "m"))
        try await RoutingBench.with([a]) { bench in
            let queue = queue(bench, capacity: 100)
            let message = try await bench.message()
            try await bench.router.send(message)
            queue.note(event("m"))
            for number in 0..<10_000 { queue.note(event("x\(number)")) }
            for _ in 0..<10_000 { queue.note(event("m", .accepted)) }
            #expect(queue.droppedCount == 10_000 - 99)
            try await queue.writeAll()
            #expect(try await bench.record(of: message)?.state == .delivered)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a flood of events is written in short transactions`(engine: StoreEngine) async throws {
        try await RoutingBench.with(on: engine, [ScriptedGateway("a")]) { bench in
            let queue = queue(bench)
            for number in 0..<10_000 { queue.note(event("x\(number)")) }
            let first = try await queue.writeBatch()
            // One short transaction, not one for the whole flood.
            #expect(first <= 200)
            #expect(queue.droppedCount == 0)
            let message = try await bench.message()
            try await bench.router.send(message)
            #expect(try await bench.record(of: message)?.state == .accepted)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a receipt with invalid characters does not block others`(
        engine: StoreEngine
    ) async throws {
        let a = ScriptedGateway("a", .taken(as: "m"))
        try await RoutingBench.with(on: engine, [a]) { bench in
            let queue = queue(bench)
            let message = try await bench.message()
            try await bench.router.send(message)
            queue.note(event("m\u{0}"))
            queue.note(event(String(repeating: "m", count: 60_000)))
            queue.note(event(""))
            queue.note(
                DeliveryEvent(
                    gatewayName: "a",
                    gatewayMessageID: "m",
                    state: .delivered,
                    code: "0\u{0}\u{1B}[31m7" + String(repeating: "9", count: 1_000),
                    network: "\u{0}",
                    at: bench.clock.now
                )
            )
            try await queue.writeAll()
            #expect(try await bench.record(of: message)?.state == .delivered)
            let attempt = try await bench.store.read {
                try $0.messageAttempts(of: message.sessionID).first
            }
            #expect(attempt?.code?.hasPrefix("0[31m79") == true)
            #expect(attempt?.code?.count == 64)
            #expect(attempt?.network == nil)
        }
    }

    /// Returns a queue, and its store, whose writes can be made to fail.
    private func failingQueue(_ bench: RoutingBench) -> (DeliveryEventQueue, FailingStore) {
        let store = FailingStore(bench.store)
        let queue = DeliveryEventQueue(
            store: store,
            clock: bench.clock.serverClock,
            logger: .silent
        )
        return (queue, store)
    }

    @Test func `an event that the database refuses is dropped, and the others are written`()
        async throws
    {
        let a = ScriptedGateway("a", .taken(as: "m"))
        try await RoutingBench.with([a]) { bench in
            let (queue, store) = failingQueue(bench)
            let message = try await bench.message()
            try await bench.router.send(message)
            queue.note(event("poison"))
            queue.note(event("m"))
            // The batch, and then the first of it by itself.
            store.refuseNext(2)
            try await queue.writeAll()
            #expect(try await bench.record(of: message)?.state == .delivered)
        }
    }

    @Test func `events that could not be written are written later`() async throws {
        let a = ScriptedGateway("a", .taken(as: "m"))
        try await RoutingBench.with([a]) { bench in
            let (queue, store) = failingQueue(bench)
            let message = try await bench.message()
            try await bench.router.send(message)
            queue.note(event("m"))
            store.isFailing = true
            await #expect(throws: FailingStore.Failure.self) { try await queue.writeBatch() }
            store.isFailing = false
            try await queue.writeAll()
            #expect(try await bench.record(of: message)?.state == .delivered)
        }
    }
}
