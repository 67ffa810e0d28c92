/// A write that waits for its turn.
struct QueuedWrite: Sendable {
    /// Runs the write and returns a closure that reports the durable result to the caller.
    let run: @Sendable (SQLTransaction) throws -> @Sendable () -> Void

    /// Reports to the caller that nothing was written.
    let fail: @Sendable (any Error) -> Void
}
