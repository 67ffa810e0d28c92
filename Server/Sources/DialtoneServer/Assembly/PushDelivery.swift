import DialtoneFlows
import ServiceLifecycle

/// Sends pushes in the background; at shutdown, queued pushes are still sent.
struct PushDelivery: Service {
    let queue: PushQueue

    func run() async throws {
        await withGracefulShutdownHandler {
            await queue.run()
        } onGracefulShutdown: {
            queue.close()
        }
    }
}
