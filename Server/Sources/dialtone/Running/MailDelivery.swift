import DialtoneMessaging
import ServiceLifecycle

/// Delivers mails in the background; what is left when the server stops gets one last try.
struct MailDelivery<Ticks: Clock<Duration>>: Service {
    let outbox: MailOutbox<Ticks>

    func run() async throws {
        await withGracefulShutdownHandler {
            await outbox.run()
        } onGracefulShutdown: {
            outbox.finish()
        }
    }
}
