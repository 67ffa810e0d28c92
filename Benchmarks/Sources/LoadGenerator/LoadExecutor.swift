import NIOCore

/// Executes on the event loop of the load, and counts as isolated to it.
///
/// A suspended task is resumed by its task executor; without one, it would be resumed on Swift's
/// thread pool, which would only forward it to the loop.
final class LoadExecutor: SerialExecutor, TaskExecutor {
    private let eventLoop: any EventLoop

    init(_ eventLoop: any EventLoop) {
        self.eventLoop = eventLoop
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        eventLoop.execute {
            job.runSynchronously(
                isolatedTo: self.asUnownedSerialExecutor(),
                taskExecutor: self.asUnownedTaskExecutor()
            )
        }
    }
}
