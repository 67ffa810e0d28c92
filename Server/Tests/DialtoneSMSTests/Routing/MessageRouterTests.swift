import DialtoneBasics
import DialtoneModel
@testable import DialtoneSMS
import DialtoneTestSupport
import DialtoneTracing
import Testing
import Tracing

@Suite struct MessageRouterTests {
    @Test(arguments: StoreEngine.tested)
    func `the first gateway accepts the message, and the log records it`(
        engine: StoreEngine
    ) async throws {
        let (a, b) = (ScriptedGateway("a"), ScriptedGateway("b"))
        try await RoutingBench.with(on: engine, [a, b]) { bench in
            let message = try await bench.message()
            try await bench.router.send(message)
            #expect(a.texts == [message.text])
            #expect(b.dispatches.isEmpty)
            let url = try #require(a.dispatches.first?.attempt.statusURL)
            #expect(url.hasPrefix("https://auth.example.com/callbacks/sms/a/"))
            let record = try await bench.record(of: message)
            #expect(record?.state == .accepted)
            #expect(record?.gatewayName == "a")
            let attempt = try await bench.attempt(of: message, by: "a")
            #expect(attempt?.id == a.dispatches.first?.attempt.id)
            #expect(attempt?.cause == .first)
            #expect(attempt?.outcome == .accepted)
            #expect(attempt?.price == Money(micros: 5_000, currency: "USD"))
            #expect(attempt?.isPossibleDouble == false)
        }
    }

    @Test func `a delivery belongs to the trace of its request`() async throws {
        let queue = SpanQueue()
        let tracer = NodeTracer(ratio: Reloadable(1), random: .seeded(3)) { queue.add($0) }
        let relays = MessageRelays()
        tracer.withSpan("request") { _ in
            _ = relays.begin {
                await NodeTracer.current?.withSpan("delivery") { _ in await Task.yield() }
            }
        }
        relays.finish()
        await relays.run()
        let spans = queue.take(upTo: .max)
        try #require(spans.map(\.name) == ["request", "delivery"])
        #expect(spans[1].parent == spans[0].place.span)
    }

    @Test(
        arguments: [
            ScriptedGateway.Reaction.notNow(), .notNow(.throttled, after: .seconds(30)),
            .refused(.blockedRegion), .refused(.authentication),
        ]
    )
    func `a gateway that rejects the message is followed by the next at once`(
        reaction: ScriptedGateway.Reaction
    ) async throws {
        let (a, b) = (ScriptedGateway("a", reaction), ScriptedGateway("b"))
        try await RoutingBench.with([a, b]) { bench in
            let message = try await bench.message()
            try await bench.router.send(message)
            #expect(a.dispatches.count == 1)
            #expect(b.texts == [message.text])
            #expect(try await bench.attempt(of: message, by: "a")?.state == .failed)
            let second = try await bench.attempt(of: message, by: "b")
            #expect(second?.cause == .failover)
            #expect(second?.isPossibleDouble == false)
            #expect(try await bench.record(of: message)?.gatewayName == "b")
        }
    }

    @Test(arguments: [SendProblem.Reason.invalidNumber, .optedOut])
    func `a message refused because of its number is not offered to another gateway`(
        reason: SendProblem.Reason
    ) async throws {
        let (a, b) = (ScriptedGateway("a", .refused(reason)), ScriptedGateway("b"))
        try await RoutingBench.with([a, b]) { bench in
            let message = try await bench.message()
            await #expect(throws: MessageNotAccepted(reason)) {
                try await bench.router.send(message)
            }
            #expect(b.dispatches.isEmpty)
        }
    }

    @Test func `a message blocked as fraud is not sent by another gateway`() async throws {
        let held = SendOutcome.fraudBlocked(SendProblem(.fraud, "Held."))
        let (a, b) = (ScriptedGateway("a", .answer(held)), ScriptedGateway("b"))
        try await RoutingBench.with([a, b]) { bench in
            let message = try await bench.message()
            await #expect(throws: MessageNotAccepted(.fraud)) {
                try await bench.router.send(message)
            }
            #expect(b.dispatches.isEmpty)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a silent gateway is followed by the next with the same text`(
        engine: StoreEngine
    ) async throws {
        let (a, b) = (ScriptedGateway("a", .silence), ScriptedGateway("b"))
        try await RoutingBench.with(on: engine, [a, b]) { bench in
            let message = try await bench.message()
            async let sent: Void = bench.router.send(message)
            _ = await a.nextDispatch()
            await bench.sleepers(2)
            bench.pass(.seconds(7))
            #expect(b.dispatches.isEmpty)
            bench.pass(.seconds(1))
            try await sent
            #expect(b.texts == a.texts)
            a.answer(.lost)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a late response is recorded after the request, and its cost counts`(
        engine: StoreEngine
    ) async throws {
        let (a, b) = (ScriptedGateway("a", .silence), ScriptedGateway("b", .taken(as: "quick")))
        try await engine.withStore { store in
            let bench = try await RoutingBench(on: store, [a, b])
            let message = try await bench.message()
            try await bench.whileRelaying {
                async let sent: Void = bench.router.send(message)
                _ = await a.nextDispatch()
                await bench.sleepers(2)
                bench.pass(.seconds(8))
                try await sent
                #expect(try await bench.attempt(of: message, by: "a")?.outcome == .pending)
                a.answer(.taken(as: "late", costing: 9_000))
            }
            let attempts = try await bench.attempts(of: message)
            #expect(attempts.map(\.outcome) == [.accepted, .accepted])
            #expect(attempts.map(\.isPossibleDouble) == [true, true])
            #expect(attempts.map(\.cause) == [.first, .hedge])
            #expect(attempts.compactMap(\.price?.micros).reduce(0, +) == 14_000)
            #expect(a.dispatches.count + b.dispatches.count == 2)
        }
    }

    @Test func `a message with an unknown outcome is not recorded as failed`() async throws {
        let (a, b) = (ScriptedGateway("a", .lost), ScriptedGateway("b", .lost))
        try await RoutingBench.with([a, b]) { bench in
            let message = try await bench.message()
            async let sent: Void = bench.router.send(message)
            _ = await a.nextDispatch()
            await bench.sleepers(2)
            bench.pass(.seconds(8))
            try await sent
            #expect(b.dispatches.count == 1)
            let record = try await bench.record(of: message)
            #expect(record?.state == .accepted)
            #expect(record?.reason == .timedOut)
        }
    }

    @Test func `a request to a silent gateway ends at the deadline without an error`() async throws
    {
        let a = ScriptedGateway("a", .silence)
        try await RoutingBench.with([a]) { bench in
            let message = try await bench.message()
            async let sent: Void = bench.router.send(message)
            _ = await a.nextDispatch()
            await bench.sleepers(2)
            bench.pass(.seconds(20))
            try await sent
            a.answer(.lost)
        }
    }

    @Test func `a gateway with a temporary failure is retried once`()
        async throws
    {
        let a = ScriptedGateway("a", .notNow(.throttled, after: .seconds(2)))
        try await RoutingBench.with([a]) { bench in
            let message = try await bench.message()
            async let refused = bench.refusal(of: message)
            _ = await a.nextDispatch()
            await bench.sleepers(3)
            bench.pass(.seconds(2))
            let refusal = await refused
            #expect(refusal == MessageNotAccepted(.throttled))
            #expect(a.dispatches.count == 2)
            #expect(Set(a.dispatches.map(\.attempt.id)).count == 2)
            let causes = try await bench.attempts(of: message).map(\.cause)
            #expect(causes == [.first, .retry])
        }
    }

    @Test func `without a gateway sending fails as misconfigured`() async throws {
        try await RoutingBench.with([]) { bench in
            let message = try await bench.message()
            await #expect(throws: MessageNotAccepted(.misconfigured)) {
                try await bench.router.send(message)
            }
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a resend avoids the gateway whose code was not entered, while that was valid`(
        engine: StoreEngine
    ) async throws {
        let (a, b) = (ScriptedGateway("a"), ScriptedGateway("b"))
        try await RoutingBench.with(on: engine, [a, b]) { bench in
            try await bench.router.send(try await bench.message(1))
            bench.clock.advance(by: .seconds(60))
            let resent = try await bench.message(2)
            try await bench.router.send(resent)
            #expect(a.dispatches.count == 1)
            #expect(b.dispatches.count == 1)
            try await bench.router.send(try await bench.message(3, to: "+16505550102"))
            #expect(a.dispatches.count == 2)
            try await bench.store.write { data in
                try data.enterMessage(resent.sessionID, at: bench.clock.serverClock.now)
            }
            bench.clock.advance(by: .minutes(10))
            try await bench.router.send(try await bench.message(4))
            #expect(a.dispatches.count == 3)
        }
    }

    @Test func `a cancelled request does not lose its message`() async throws {
        let a = ScriptedGateway("a", .silence)
        try await RoutingBench.with([a]) { bench in
            let message = try await bench.message()
            try await withThrowingTaskGroup(of: Void.self) { group in
                group.addTask { try await bench.router.send(message) }
                _ = await a.nextDispatch()
                group.cancelAll()
                a.answer(.taken())
                try await group.waitForAll()
            }
            #expect(try await bench.record(of: message)?.state == .accepted)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a silent gateway does not hold a transaction open`(engine: StoreEngine) async throws {
        let a = ScriptedGateway("a", .silence)
        try await RoutingBench.with(on: engine, [a]) { bench in
            let messages = [
                try await bench.message(1), try await bench.message(2, to: "+16505550102"),
            ]
            try await withThrowingTaskGroup(of: Void.self) { group in
                for message in messages {
                    group.addTask { try await bench.router.send(message) }
                    _ = await a.nextDispatch()
                }
                // Each store has one writer, or locks rows: this ends only if they are free.
                for message in messages {
                    try await bench.store.write {
                        try $0.enterMessage(message.sessionID, at: message.sentAt)
                    }
                }
                a.answer(.taken(as: "1"))
                a.answer(.taken(as: "2"))
                try await group.waitForAll()
            }
            for message in messages {
                #expect(try await bench.record(of: message)?.state == .entered)
            }
        }
    }

    @Test func `a gateway that fails repeatedly is skipped, and then probed`() async throws {
        let a = ScriptedGateway(
            "a",
            .notNow(),
            .notNow(),
            .notNow(),
            .notNow(),
            .notNow(),
            .taken()
        )
        let b = ScriptedGateway("b")
        try await RoutingBench.with([a, b]) { bench in
            for number in 0..<8 {
                let message = try await bench.message(number, to: "+1650555010\(number)")
                try await bench.router.send(message)
            }
            #expect(a.dispatches.count == 5)
            #expect(b.dispatches.count == 8)
            bench.clock.advance(by: HealthRules().firstPause)
            try await bench.router.send(try await bench.message(9, to: "+16505550109"))
            try await bench.router.send(try await bench.message(10, to: "+16505550110"))
            #expect(a.dispatches.count == 7)
            #expect(b.dispatches.count == 8)
        }
    }
}
