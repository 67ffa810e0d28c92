package import DialtoneBasics
import DialtoneTracing

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

    /// Starts a delivery, which belongs to the trace of its request; returns `false` after
    /// ``finish()``.
    func begin(_ work: @escaping Work) -> Bool {
        let trace = TraceHandover.current
        if case .terminated = feed.yield({ await trace.whileContinued(work) }) { return false }
        return true
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
