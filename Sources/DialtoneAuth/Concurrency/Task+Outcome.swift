/// The timeout expired.
struct DeadlineExceeded: Error {
    let seconds: Double
}

/// Suspends the task; throws early if the task is canceled.
typealias Sleep = @Sendable (_ seconds: Double) async throws -> Void

/// Sleeps in real time.
let systemSleep: Sleep = { seconds in
    try await Task.sleep(nanoseconds: UInt64(seconds * 1e9))
}

extension Task where Failure == any Error {
    /// Waits for the task until the caller is canceled or, if given, for at most `seconds`.
    ///
    /// The task itself continues in either case; its owner cancels it.
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

/// Runs `work`, and cancels it if it takes longer than `seconds` or if the caller is canceled.
///
/// The caller continues at that moment, even if `work` ignores cancellation.
func withDeadline<Value: Sendable>(
    _ seconds: Double,
    sleep: @escaping Sleep = systemSleep,
    work: @escaping @Sendable () async throws -> Value
) async throws -> Value {
    let task = Task { try await work() }
    defer { task.cancel() }
    return try await task.outcome(within: seconds, sleep: sleep)
}
