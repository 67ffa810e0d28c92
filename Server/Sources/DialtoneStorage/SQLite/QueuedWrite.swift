/// A write that waits for its turn, with the way back to its caller.
struct QueuedWrite: Sendable {
    /// Runs the body and returns what tells its caller that the result is durable.
    let run: @Sendable (SQLTransaction) throws -> @Sendable () -> Void

    /// Tells the caller that nothing was written.
    let fail: @Sendable (any Error) -> Void
}
