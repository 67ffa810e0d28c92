import ServiceLifecycle
import Synchronization
import UnixSignals

/// The request to stop the server, by SIGTERM or SIGINT.
///
/// Signals are handled from the start, including while the server waits for its database.
final class StopRequest: Sendable {
    private struct State {
        var isMade = false
        var listeners: [AsyncStream<Never>.Continuation] = []
    }

    private let state = Mutex(State())

    var isMade: Bool { state.withLock(\.isMade) }

    func make() {
        let listeners = state.withLock { state in
            state.isMade = true
            defer { state.listeners = [] }
            return state.listeners
        }
        for listener in listeners { listener.finish() }
    }

    /// Returns once the request is made or the task is canceled.
    func wait() async {
        let (stream, listener) = AsyncStream.makeStream(of: Never.self)
        let isMade = state.withLock { state in
            if !state.isMade { state.listeners.append(listener) }
            return state.isMade
        }
        if isMade { return }
        for await _ in stream {}
    }

    /// Runs `body` while signals make the request, after `drain`, instead of ending the process.
    static func heard<Value>(
        draining drain: Drain,
        _ body: (StopRequest) async throws -> Value
    ) async rethrows -> Value {
        let request = StopRequest()
        let signals = await UnixSignalsSequence(trapping: .sigterm, .sigint)
        let hearing = Task { await drain.run(on: signals, making: request) }
        defer { hearing.cancel() }
        return try await body(request)
    }
}

/// Shuts down the service group when a stop is requested.
struct StopService: Service {
    let request: StopRequest

    func run() async {
        await cancelWhenGracefulShutdown { await request.wait() }
    }
}
