import Synchronization

/// Runs what messages have begun, beside the requests that began it.
///
/// A request that is answered, or whose caller hung up, leaves behind what has to be heard to
/// the end: a gateway that was slow may have the message, and its answer belongs in the log.
package final class MessageRelays: Sendable {
    package typealias Work = @Sendable () async -> Void

    private let works: AsyncStream<Work>
    private let feed: AsyncStream<Work>.Continuation

    package init() {
        (works, feed) = AsyncStream.makeStream(of: Work.self)
    }

    /// `false` once it is told to finish.
    func begin(_ work: @escaping Work) -> Bool {
        if case .terminated = feed.yield(work) { false } else { true }
    }

    /// Runs until ``finish()``, and until the last work is done.
    package func run() async {
        await withDiscardingTaskGroup { group in
            for await work in works { group.addTask { await work() } }
        }
    }

    /// Lets nothing begin any more.
    package func finish() {
        feed.finish()
    }
}
