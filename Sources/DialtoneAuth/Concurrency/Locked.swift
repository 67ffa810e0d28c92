import Foundation

/// A value that is protected by a lock.
///
/// The standard library's `Mutex` requires newer system versions than this package supports.
package final class Locked<Value: Sendable>: @unchecked Sendable {
    // Unchecked, because the compiler cannot see that `value` is accessed only under `lock`.
    private let lock = NSLock()
    private var value: Value

    package init(_ value: Value) {
        self.value = value
    }

    package var current: Value {
        withLock { $0 }
    }

    /// Runs `body` with the lock held; it must be short and must not acquire the same lock again.
    package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(&value)
    }
}
