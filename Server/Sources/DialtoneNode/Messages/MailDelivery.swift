package import DialtoneMail
import ServiceLifecycle

/// Delivers mails in the background; what is left when the server stops gets one last try.
package struct MailDelivery<Ticks: Clock<Duration>>: Service {
    let outbox: MailOutbox<Ticks>

    package init(outbox: MailOutbox<Ticks>) {
        self.outbox = outbox
    }

    func run() async throws {
        await withGracefulShutdownHandler {
            await outbox.run()
        } onGracefulShutdown: {
            outbox.finish()
        }
    }
}
