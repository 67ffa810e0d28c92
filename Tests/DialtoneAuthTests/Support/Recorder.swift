@testable import DialtoneAuth

/// Remembers what happened, in order.
final class Recorder<Value: Sendable>: Sendable {
    private let recorded = Locked<[Value]>([])

    var values: [Value] { recorded.current }

    func record(_ value: Value) {
        recorded.withLock { $0.append(value) }
    }
}
