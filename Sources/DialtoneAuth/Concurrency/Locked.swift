import Foundation

/// A value that several threads read and change, one at a time.
///
/// The standard library's `Mutex` needs newer systems than this package supports.
final class Locked<Value: Sendable>: @unchecked Sendable {
    // Unchecked, because the compiler cannot see that `value` is only touched under `lock`.
    private let lock = NSLock()
    private var value: Value

    init(_ value: Value) {
        self.value = value
    }

    var current: Value {
        withLock { $0 }
    }

    /// Runs `body` alone; it must be short and must not take another lock of this kind twice.
    func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(&value)
    }
}
