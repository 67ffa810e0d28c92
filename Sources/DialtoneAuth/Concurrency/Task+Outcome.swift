/// The time that was allowed for an answer ran out.
struct DeadlineExceeded: Error {
    let seconds: Double
}

/// Lets time pass; ends early, with an error, where the task is canceled.
typealias Sleep = @Sendable (_ seconds: Double) async throws -> Void

/// The machine's own time.
let systemSleep: Sleep = { seconds in
    try await Task.sleep(nanoseconds: UInt64(seconds * 1e9))
}

extension Task where Failure == any Error {
    /// Waits for the task while the caller is not canceled and, if told, no longer than `seconds`.
    ///
    /// The task itself goes on either way; whoever owns it cancels it.
    func outcome(
        within seconds: Double? = nil,
        sleep: @escaping Sleep = systemSleep
    ) async throws -> Success {
        let waiting = Waiting<Success>()
        Task<Void, Never> { waiting.end(with: await result) }
        let timer = seconds.map { seconds in
            Task<Void, any Error> {
                try await sleep(seconds)
                waiting.end(with: .failure(DeadlineExceeded(seconds: seconds)))
            }
        }
        defer { timer?.cancel() }
        return try await waiting.outcome()
    }
}

/// Does `work`, which is canceled when it takes longer than `seconds` or when the caller is canceled.
///
/// The caller goes on at that moment, even where `work` does not notice that it was canceled.
func withDeadline<Value: Sendable>(
    _ seconds: Double,
    sleep: @escaping Sleep = systemSleep,
    work: @escaping @Sendable () async throws -> Value
) async throws -> Value {
    let task = Task { try await work() }
    defer { task.cancel() }
    return try await task.outcome(within: seconds, sleep: sleep)
}
