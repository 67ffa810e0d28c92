/// How much is in a queue, and for how long.
package struct QueueState: Hashable, Sendable {
    package let length: Int

    /// How long ago the oldest item was added; zero if the queue is empty.
    package let oldestAge: Duration

    package init(length: Int, oldestAge: Duration) {
        self.length = length
        self.oldestAge = oldestAge
    }
}
