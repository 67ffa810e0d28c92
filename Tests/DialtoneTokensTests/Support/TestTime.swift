#if Tokens

import Foundation

@testable import DialtoneTokens

/// Time that passes when a test says so.
final class TestTime: Sendable {
    private struct State: Sendable {
        var now = Date(timeIntervalSince1970: TimeInterval(TestClaims.now))
        var sleepers: [AsyncStream<Void>.Continuation] = []
    }

    private let state = Guarded(State())

    var now: Date { state.withLock { $0.now } }

    func advance(by seconds: TimeInterval) {
        state.withLock { $0.now += seconds }
    }

    /// Waits until a test ends all waits.
    func sleep() async throws {
        let (stream, continuation) = AsyncStream<Void>.makeStream()
        state.withLock { $0.sleepers.append(continuation) }
        for await _ in stream {}
        try Task.checkCancellation()
    }

    func endWaits() {
        let sleepers = state.withLock { state in
            defer { state.sleepers = [] }
            return state.sleepers
        }
        for sleeper in sleepers { sleeper.finish() }
    }
}

#endif
