import Synchronization
import UnixSignals

/// The time between SIGTERM and the end of the listeners.
///
/// Meanwhile, the server is not ready but answers everything, so that load balancers send requests
/// elsewhere before any is lost.
final class Drain: Sendable {
    private struct State {
        var isServing = false
        var hasBegun = false
    }

    private let span: Duration
    private let ticks: any Clock<Duration>
    private let state = Mutex(State())

    init(for span: Duration, ticks: any Clock<Duration> = ContinuousClock()) {
        self.span = span
        self.ticks = ticks
    }

    var hasBegun: Bool { state.withLock(\.hasBegun) }

    /// Records that requests can arrive: before, there is nothing to drain.
    func noteServing() { state.withLock { $0.isServing = true } }

    /// Requests the stop after the drain; a second signal, or SIGINT, requests it at once.
    func run(
        on signals: some AsyncSequence<UnixSignal, Never>,
        making request: StopRequest
    ) async {
        await withDiscardingTaskGroup { group in
            for await signal in signals {
                guard signal == .sigterm, begin() else {
                    request.make()
                    continue
                }
                group.addTask { [span, ticks] in
                    try? await ticks.sleep(for: span)
                    request.make()
                }
            }
        }
    }

    private func begin() -> Bool {
        state.withLock { state in
            guard state.isServing, !state.hasBegun, span > .zero else { return false }
            state.hasBegun = true
            return true
        }
    }
}
