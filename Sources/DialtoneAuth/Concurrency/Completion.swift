import Dispatch

/// An app's completion handler, to be called on the main queue.
///
/// All completion handlers of this SDK run there, after the call that registered them has returned.
struct Completion<Value: Sendable>: @unchecked Sendable {
    // Unchecked, because the closure itself need not be sendable: the caller hands it over, and it
    // runs once, on the main queue.
    private let body: ((Value?, (any Error)?) -> Void)?

    init(_ body: ((Value?, (any Error)?) -> Void)?) {
        self.body = body
    }

    /// Starts `work` and passes its result to the closure.
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
