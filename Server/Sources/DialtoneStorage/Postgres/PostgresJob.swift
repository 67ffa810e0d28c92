/// A transaction that waits for a connection, with a caller that waits for its result.
struct PostgresJob: Sendable {
    /// When to give up waiting for a connection.
    let deadline: ContinuousClock.Instant

    /// How often it was begun; after a broken connection it waits for another one.
    var attempts = 0

    /// Runs the transaction and returns what tells its caller of the result.
    let run: @Sendable (PostgresConnection) throws -> @Sendable () -> Void

    /// Tells the caller that nothing was written, or that this cannot be known.
    let fail: @Sendable (any Error) -> Void
}
