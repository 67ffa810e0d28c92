package import NIOCore
import NIOPosix

/// The only thread on which the load is generated and measured.
///
/// Nothing is locked or passed between threads, because the generator's CPU time is missing from
/// the server on the same machine.
@globalActor
package actor LoadLoop {
    package static let shared = LoadLoop()

    package nonisolated let eventLoop: any EventLoop
    nonisolated let executor: LoadExecutor

    package nonisolated var unownedExecutor: UnownedSerialExecutor {
        executor.asUnownedSerialExecutor()
    }

    private init() {
        eventLoop = MultiThreadedEventLoopGroup(numberOfThreads: 1).next()
        executor = LoadExecutor(eventLoop)
    }
}

extension LoadLoop {
    /// Waits with the loop's own timer; returns immediately if `deadline` has passed.
    @LoadLoop
    package static func sleep(until deadline: NIODeadline) async {
        guard NIODeadline.now() < deadline else { return }
        await withCheckedContinuation { continuation in
            _ = shared.eventLoop.scheduleTask(deadline: deadline) { continuation.resume() }
        }
    }
}
