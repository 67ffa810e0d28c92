import DialtoneMessaging
import ServiceLifecycle

/// Ends the inbox's streams when the server stops: nobody waits for messages after that, and
/// connections that show them can close.
struct InboxCloser: Service {
    let inbox: Inbox

    func run() async throws {
        try? await gracefulShutdown()
        inbox.finish()
    }
}
