import NIOCore

/// Runs on the event loop that load is made on, and counts as isolated to it.
///
/// A task that waited is resumed by its task executor; without one that is Swift's thread pool,
/// which would only hand it on to the loop.
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
