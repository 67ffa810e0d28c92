import Synchronization

/// A clock that advances only when a test advances it, for code that sleeps until a deadline.
package final class HeldClock: Clock {
    package typealias Duration = Swift.Duration

    package struct Instant: InstantProtocol {
        var sinceStart: Duration

        package func advanced(by duration: Duration) -> Instant {
            Instant(sinceStart: sinceStart + duration)
        }

        package func duration(to other: Instant) -> Duration { other.sinceStart - sinceStart }

        package static func < (left: Instant, right: Instant) -> Bool {
            left.sinceStart < right.sinceStart
        }
    }

    private struct Sleeper {
        let id: Int
        let deadline: Instant
        let continuation: CheckedContinuation<Void, any Error>
    }

    private struct State {
        var now = Instant(sinceStart: .zero)
        var sleepers: [Sleeper] = []
        var cancelled: Set<Int> = []
        var nextID = 0
    }

    private let state = Mutex(State())
    private let sleeps = AsyncStream.makeStream(of: Duration.self)

    package var now: Instant { state.withLock { $0.now } }
    package let minimumResolution = Duration.nanoseconds(1)

    package init() {}

    /// Waits until a task sleeps, and returns for how long; each sleep is returned once.
    package func nextSleep() async -> Duration? {
        await sleeps.stream.first { _ in true }
    }

    package func advance(by duration: Duration) {
        let woken = state.withLock { state in
            state.now = state.now.advanced(by: duration)
            let woken = state.sleepers.filter { $0.deadline <= state.now }
            state.sleepers.removeAll { $0.deadline <= state.now }
            return woken
        }
        for sleeper in woken { sleeper.continuation.resume() }
    }

    package func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        let id = state.withLock { state in
            state.nextID += 1
            return state.nextID
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                enter(Sleeper(id: id, deadline: deadline, continuation: continuation))
            }
        } onCancel: {
            cancel(id)
        }
    }

    private func enter(_ sleeper: Sleeper) {
        let left = state.withLock { state -> Duration? in
            guard !state.cancelled.contains(sleeper.id) else { return nil }
            state.sleepers.append(sleeper)
            return state.now.duration(to: sleeper.deadline)
        }
        guard let left else { return sleeper.continuation.resume(throwing: CancellationError()) }
        sleeps.continuation.yield(left)
    }

    private func cancel(_ id: Int) {
        let cancelled = state.withLock { state in
            state.cancelled.insert(id)
            defer { state.sleepers.removeAll { $0.id == id } }
            return state.sleepers.first { $0.id == id }
        }
        cancelled?.continuation.resume(throwing: CancellationError())
    }
}
