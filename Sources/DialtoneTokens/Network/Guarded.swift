#if Tokens

import Foundation

/// A value that is protected by a lock.
///
/// The standard library's `Mutex` requires newer system versions than this package supports.
final class Guarded<Value: Sendable>: @unchecked Sendable {
    // Unchecked, because the compiler cannot see that `value` is accessed only under `lock`.
    private let lock = NSLock()
    private var value: Value

    init(_ value: Value) {
        self.value = value
    }

    /// Runs `body` with the lock held; it must be short and must not acquire the same lock again.
    func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(&value)
    }
}

#endif
