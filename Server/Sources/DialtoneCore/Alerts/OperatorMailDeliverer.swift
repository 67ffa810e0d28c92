package import Logging

/// Takes mails to operators out of the database to the mail server.
///
/// Every node does it, and each attempt is one node's. A mail may arrive twice, when a node dies
/// between the mail server's yes and its own note of it, and never not at all for that reason.
package struct OperatorMailDeliverer: Sendable {
    private static let batchSize = 16

    /// How long a mail belongs to the node that took it, which is longer than any attempt.
    package static let lease = TimeSpan.minutes(5)

    private let store: any DataStore
    private let sender: any OperatorMailSender
    private let clock: ServerClock
    private let random: RandomSource
    private let logger: Logger

    package init(
        store: any DataStore,
        sender: any OperatorMailSender,
        clock: ServerClock,
        random: RandomSource,
        logger: Logger
    ) {
        self.store = store
        self.sender = sender
        self.clock = clock
        self.random = random
        self.logger = logger
    }

    /// Tries everything that is due, and says how many attempts that took.
    @discardableResult
    package func deliverDue() async throws -> Int {
        var attempts = 0
        while !Task.isCancelled {
            let claimed = try await claim()
            guard !claimed.isEmpty else { break }
            attempts += claimed.count
            for mail in claimed { try await deliver(mail) }
        }
        return attempts
    }

    private func claim() async throws -> [OperatorMail] {
        let now = clock.now
        // Looked at first: an idle server must not write every few seconds.
        guard try await store.read({ try $0.hasOperatorMails(dueAt: now) }) else { return [] }
        return try await store.write {
            try $0.claimOperatorMails(
                dueAt: now,
                until: now + Self.lease,
                limit: Self.batchSize
            )
        }
    }

    private func deliver(_ mail: OperatorMail) async throws {
        var problem: String?
        do {
            try await sender.deliver(mail)
        } catch {
            problem = "\(error)"
        }
        let mail = mail.after(problem: problem, at: clock.now, random: random)
        try await store.write { try $0.save(mail) }
        guard let problem else { return }
        logger.warning(
            "a mail to an operator was not delivered",
            metadata: [
                "mail": "\(mail.id)",
                "attempts": "\(mail.attempts)",
                "failure": "\(problem)",
                "state": "\(mail.state.rawValue)",
            ]
        )
    }
}
