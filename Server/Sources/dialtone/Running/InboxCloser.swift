import DialtoneInbox
import ServiceLifecycle

/// Closes the inbox's streams when the server stops, so that their connections can close.
struct InboxCloser: Service {
    let inbox: Inbox

    func run() async throws {
        try? await gracefulShutdown()
        inbox.finish()
    }
}
