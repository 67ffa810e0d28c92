/// A wait that ends once, with the first result that arrives.
package final class Waiting<Value: Sendable>: Sendable {
    private enum State: Sendable {
        case notBegun
        case begun(CheckedContinuation<Value, any Error>)
        case ended(Result<Value, any Error>)
        case over
    }

    private let state = Locked(State.notBegun)

    package init() {}

    /// Returns the result, to one caller; a canceled caller continues immediately.
    package func outcome() async throws -> Value {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { begin($0) }
        } onCancel: {
            end(with: .failure(CancellationError()))
        }
    }

    package func end(with outcome: Result<Value, any Error>) {
        let continuation: CheckedContinuation<Value, any Error>? = state.withLock { state in
            switch state {
            case .notBegun:
                state = .ended(outcome)
                return nil
            case .begun(let continuation):
                state = .over
                return continuation
            case .ended, .over:
                return nil
            }
        }
        continuation?.resume(with: outcome)
    }

    private func begin(_ continuation: CheckedContinuation<Value, any Error>) {
        let outcome: Result<Value, any Error>? = state.withLock { state in
            guard case .ended(let outcome) = state else {
                state = .begun(continuation)
                return nil
            }
            state = .over
            return outcome
        }
        if let outcome { continuation.resume(with: outcome) }
    }
}
