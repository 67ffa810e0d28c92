/// More work came than a pool can do in time.
package struct WorkPoolIsFull: ServerFault, Hashable {
    /// When there is room again, unless as much comes as now.
    package let retryAfter: TimeSpan?

    package init(retryAfter: TimeSpan = .seconds(1)) {
        self.retryAfter = retryAfter
    }

    package var isTemporary: Bool { true }
    package var description: String { "the queue of a thread pool is full" }
}
