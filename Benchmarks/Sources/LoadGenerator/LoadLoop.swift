package import NIOCore
import NIOPosix

/// The one thread on which load is made and counted.
///
/// Nothing is locked or handed between threads, because what the generator spends is missing
/// from the server that runs beside it.
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
    /// Waits on the loop's own timer; returns at once when `deadline` has passed.
    @LoadLoop
    package static func sleep(until deadline: NIODeadline) async {
        guard NIODeadline.now() < deadline else { return }
        await withCheckedContinuation { continuation in
            _ = shared.eventLoop.scheduleTask(deadline: deadline) { continuation.resume() }
        }
    }
}
