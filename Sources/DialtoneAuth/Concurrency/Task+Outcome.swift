/// The time that was allowed for an answer ran out.
struct DeadlineExceeded: Error {
    let seconds: Double
}

extension Task where Failure == any Error {
    /// Waits for the task while the caller is not canceled and, if told, no longer than `seconds`.
    ///
    /// The task itself goes on either way; whoever owns it cancels it.
    func outcome(within seconds: Double? = nil) async throws -> Success {
        let waiting = Waiting<Success>()
        Task<Void, Never> { waiting.end(with: await result) }
        let timer = seconds.map { seconds in
            Task<Void, any Error> {
                try await Task<Never, Never>.sleep(nanoseconds: UInt64(seconds * 1e9))
                waiting.end(with: .failure(DeadlineExceeded(seconds: seconds)))
            }
        }
        defer { timer?.cancel() }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { waiting.begin($0) }
        } onCancel: {
            waiting.end(with: .failure(_Concurrency.CancellationError()))
        }
    }
}

/// Does `work`, which is canceled when it takes longer than `seconds` or when the caller is canceled.
///
/// The caller goes on at that moment, even where `work` does not notice that it was canceled.
func withDeadline<Value: Sendable>(
    _ seconds: Double,
    work: @escaping @Sendable () async throws -> Value
) async throws -> Value {
    let task = Task { try await work() }
    defer { task.cancel() }
    return try await task.outcome(within: seconds)
}

/// A wait that ends once, with the first outcome that arrives.
private final class Waiting<Value: Sendable>: Sendable {
    private enum State: Sendable {
        case notBegun
        case begun(CheckedContinuation<Value, any Error>)
        case ended(Result<Value, any Error>)
        case over
    }

    private let state = Locked(State.notBegun)

    func begin(_ continuation: CheckedContinuation<Value, any Error>) {
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

    func end(with outcome: Result<Value, any Error>) {
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
}
