import DialtoneCore
import ServiceLifecycle

/// Sends pushes in the background; what waits when the server stops is still sent.
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
