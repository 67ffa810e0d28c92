import HummingbirdCore
import Logging
import NIOCore

/// A connection whose requests are handled on the event loop that reads them.
///
/// Handlers do not block or compute for long: database writes and signatures have their own
/// threads. On Swift's own task threads, each request and each response would switch threads, which
/// is a substantial part of the cost of a small request.
struct EventLoopChannel<Base: ServerChildChannel>: ServerChildChannel {
    let base: Base

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Base.Value> {
        base.setup(channel: channel, logger: logger)
    }

    func handle(value connection: Base.Value, logger: Logger) async {
        await withTaskExecutorPreference(EventLoopExecutor(connection.channel.eventLoop)) {
            await base.handle(value: connection, logger: logger)
        }
    }
}

/// Runs tasks on an event loop's thread.
final class EventLoopExecutor: TaskExecutor {
    private let eventLoop: any EventLoop

    init(_ eventLoop: any EventLoop) {
        self.eventLoop = eventLoop
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        eventLoop.execute { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}
