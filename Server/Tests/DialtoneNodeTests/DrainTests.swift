import DialtoneTestSupport
import Testing
import UnixSignals

@testable import DialtoneNode

@Suite struct DrainTests {
    private let ticks = HeldClock()
    private let request = StopRequest()
    private let signals = AsyncStream.makeStream(of: UnixSignal.self)

    /// Runs `body` while a drain of five seconds hears the signals.
    private func draining(
        serving: Bool = true,
        for span: Duration = .seconds(5),
        _ body: (Drain) async -> Void
    ) async {
        let drain = Drain(for: span, ticks: ticks)
        if serving { drain.noteServing() }
        let hearing = Task { [signals, request] in
            await drain.run(on: signals.stream, making: request)
        }
        await body(drain)
        signals.continuation.finish()
        hearing.cancel()
        await hearing.value
    }

    @Test func `the stop is requested after the drain`() async {
        await draining { drain in
            #expect(!drain.hasBegun)
            signals.continuation.yield(.sigterm)
            #expect(await ticks.nextSleep() == .seconds(5))
            #expect(drain.hasBegun)
            #expect(!request.isMade)
            ticks.advance(by: .seconds(5))
            await request.wait()
            #expect(request.isMade)
        }
    }

    @Test func `a second signal ends the drain`() async {
        await draining { _ in
            signals.continuation.yield(.sigterm)
            _ = await ticks.nextSleep()
            signals.continuation.yield(.sigterm)
            await request.wait()
            #expect(request.isMade)
        }
    }

    @Test func `SIGINT stops without a drain`() async {
        await draining { drain in
            signals.continuation.yield(.sigint)
            await request.wait()
            #expect(!drain.hasBegun)
        }
    }

    @Test func `a server that does not serve yet stops without a drain`() async {
        await draining(serving: false) { drain in
            signals.continuation.yield(.sigterm)
            await request.wait()
            #expect(!drain.hasBegun)
        }
    }

    @Test func `without a time there is no drain`() async {
        await draining(for: .zero) { drain in
            signals.continuation.yield(.sigterm)
            await request.wait()
            #expect(!drain.hasBegun)
        }
    }
}
