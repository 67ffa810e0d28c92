import DialtoneNode
import DialtoneBasics
import DialtoneMail
import DialtoneModel
import Logging
import ServiceLifecycle

/// A production server's mail sender and the services that it needs.
struct ProductionMail {
    let sender: any MailSender & OperatorMailSender
    let services: [any Service]

    init(_ configuration: MailConfiguration, random: RandomSource, logger: Logger) throws {
        guard let delivery = configuration.delivery else {
            sender = NoMailSender()
            services = []
            return
        }
        let outbox = MailOutbox(
            composer: MailComposer(
                from: delivery.from,
                replyTo: delivery.replyTo,
                senderDomains: delivery.senderDomains,
                random: random
            ),
            client: try Self.client(of: delivery.server),
            ticks: ContinuousClock(),
            logger: logger
        )
        sender = outbox
        services = [MailDelivery(outbox: outbox)]
    }

    private static func client(of server: SMTPServerSettings) throws -> SMTPClient {
        do {
            return try SMTPClient(server)
        } catch {
            throw ConfigurationProblem("mail.smtp.caFile: contains no PEM certificates")
        }
    }
}
