import Synchronization

/// A setting that a running server replaces when its configuration is read again.
package final class Reloadable<Value: Sendable>: Sendable {
    private let state: Mutex<Value>

    package init(_ value: Value) {
        state = Mutex(value)
    }

    package var current: Value { state.withLock { $0 } }

    package func replace(by value: Value) {
        state.withLock { $0 = value }
    }
}
