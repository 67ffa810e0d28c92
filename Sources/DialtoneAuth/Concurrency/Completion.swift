import Dispatch

/// An app's completion closure, on its way to the main queue.
///
/// Every completion of this SDK runs there, after the call that took it has returned.
struct Completion<Value: Sendable>: @unchecked Sendable {
    // Unchecked, because the closure itself need not be sendable: the caller gives it away, and
    // it runs once, on the main queue and nowhere else.
    private let body: ((Value?, (any Error)?) -> Void)?

    init(_ body: ((Value?, (any Error)?) -> Void)?) {
        self.body = body
    }

    /// Starts `work` and hands its outcome to the closure.
    func run(_ work: @escaping @Sendable () async throws -> Value) {
        Task {
            do {
                let value = try await work()
                deliver(value, nil)
            } catch {
                deliver(nil, error)
            }
        }
    }

    private func deliver(_ value: Value?, _ error: (any Error)?) {
        DispatchQueue.main.async { body?(value, error) }
    }
}

extension Completion<Void> {
    init(_ body: (((any Error)?) -> Void)?) {
        self.init { (_: Void?, error) in body?(error) }
    }
}
