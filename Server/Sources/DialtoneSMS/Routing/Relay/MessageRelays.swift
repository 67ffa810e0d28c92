package import DialtoneBasics

/// Runs the delivery of messages independently of the requests that started it.
///
/// When a request has completed or its client has disconnected, the delivery continues: a slow
/// gateway may have accepted the message, and its response belongs in the log.
package final class MessageRelays: Sendable {
    package typealias Work = @Sendable () async -> Void

    /// The messages that are being offered to gateways.
    package let underWay = QueueAges(ticks: ContinuousClock())

    private let works: AsyncStream<Work>
    private let feed: AsyncStream<Work>.Continuation

    package init() {
        (works, feed) = AsyncStream.makeStream(of: Work.self)
    }

    /// Starts a delivery; returns `false` after ``finish()``.
    func begin(_ work: @escaping Work) -> Bool {
        if case .terminated = feed.yield(work) { false } else { true }
    }

    /// Runs until ``finish()`` is called and the last delivery has ended.
    package func run() async {
        await withDiscardingTaskGroup { group in
            for await work in works { group.addTask { await work() } }
        }
    }

    /// Rejects new deliveries.
    package func finish() {
        feed.finish()
    }
}
