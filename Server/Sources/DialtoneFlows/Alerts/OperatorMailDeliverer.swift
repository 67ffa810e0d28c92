package import DialtoneBasics
package import DialtoneModel
package import Logging

/// Delivers queued mails to operators from the database to the mail server.
package struct OperatorMailDeliverer: Sendable {
    /// Mail servers limit concurrent connections, and these mails are not urgent.
    private static let width = 1

    private let sender: any OperatorMailSender
    private let clock: ServerClock
    private let random: RandomSource
    private let outbox: Outbox<OperatorMail>

    package init(
        store: any DataStore,
        sender: any OperatorMailSender,
        clock: ServerClock,
        random: RandomSource,
        logger: Logger
    ) {
        self.sender = sender
        self.clock = clock
        self.random = random
        outbox = Outbox(
            store: store,
            records: .operatorMails,
            width: Self.width,
            clock: clock,
            logger: logger
        )
    }

    /// Attempts every due delivery, and returns the number of attempts.
    @discardableResult
    package func deliverDue() async throws -> Int {
        try await outbox.deliverDue { mail in
            var mail = mail
            do {
                try await sender.deliver(mail)
                mail.progress.note(.delivered, at: clock.now, random: random)
            } catch {
                mail.progress.note(
                    .failed("\(error)", retryAfter: nil),
                    at: clock.now,
                    random: random
                )
            }
            return mail
        }
    }
}
