/// A transaction that waits for a connection.
struct PostgresJob: Sendable {
    /// The deadline for getting a connection.
    let deadline: ContinuousClock.Instant

    /// The number of attempts; after a lost connection the job waits for another one.
    var attempts = 0

    /// Runs the transaction and returns a closure that reports the result to the caller.
    let run: @Sendable (PostgresConnection) throws -> @Sendable () -> Void

    /// Reports to the caller that nothing was written, or that the outcome is unknown.
    let fail: @Sendable (any Error) -> Void
}
