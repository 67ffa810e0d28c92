import Testing

@testable import DialtoneAuth

/// Time that passes when a test says so.
final class ManualTimer: Sendable {
    private struct Wait: Sendable {
        let seconds: Double
        let end: Waiting<Void>
    }

    private struct State: Sendable {
        var count = 0
        var waits: [Int: Wait] = [:]
    }

    private let state = Locked(State())

    var sleep: Sleep {
        { seconds in
            let end = Waiting<Void>()
            let number = self.state.withLock { state in
                state.count += 1
                state.waits[state.count] = Wait(seconds: seconds, end: end)
                return state.count
            }
            defer { self.state.withLock { $0.waits[number] = nil } }
            try await end.outcome()
        }
    }

    /// How many wait for this long.
    func waits(for seconds: Double) -> Int {
        state.current.waits.values.filter { $0.seconds == seconds }.count
    }

    /// Ends every wait of this length, once there is one.
    func fire(_ seconds: Double) async {
        await eventually { self.waits(for: seconds) > 0 }
        let ended = state.withLock { state in
            let ended = state.waits.filter { $0.value.seconds == seconds }
            for number in ended.keys { state.waits[number] = nil }
            return ended.values
        }
        for wait in ended { wait.end.end(with: .success(())) }
    }
}
