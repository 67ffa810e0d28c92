import NIOPosix
import Synchronization

/// A value that is made when it is first needed, on a thread where it blocks no event loop.
package final class OnDemand<Value: Sendable>: Sendable {
    private let make: @Sendable () throws -> Value
    private let made = Mutex<Value?>(nil)

    /// Held while the value is made, so that it is not made twice.
    private let making = Mutex(())

    package init(_ make: @escaping @Sendable () throws -> Value) {
        self.make = make
    }

    package var value: Value {
        get async throws {
            if let value = made.withLock(\.self) { return value }
            return try await NIOThreadPool.singleton.runIfActive { [self] in
                try making.withLock { _ in
                    if let value = made.withLock(\.self) { return value }
                    let value = try make()
                    made.withLock { $0 = value }
                    return value
                }
            }
        }
    }
}
