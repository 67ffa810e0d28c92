package import DialtoneBasics
package import DialtoneModel
import Logging

/// Sends every message to one webhook, without routing.
package struct WebhookSender: SMSSender {
    private let gateway: WebhookGateway
    private let timeout: TimeSpan
    private let random: RandomSource
    private let logger: Logger

    /// Creates the sender; `timeout` covers one message, including the retry.
    package init(
        url: String,
        secret: WebhookSecret,
        timeout: TimeSpan = .seconds(5),
        dependencies: GatewayDependencies
    ) throws(InvalidGateway) {
        let configuration = SMSGatewayConfiguration(
            name: "webhook",
            kind: .webhook,
            settings: ["url": url],
            secrets: ["secret": secret.text]
        )
        gateway = try WebhookGateway(configuration, dependencies)
        self.timeout = timeout
        random = dependencies.random
        logger = dependencies.logger
    }

    /// Sends the message; throws a ``SendProblem`` if the receiver rejected it.
    ///
    /// A receiver that does not respond in time may have sent the message. Treating it as unsent
    /// would deliver codes that cannot be entered, and messages that no rate limit counts.
    package func send(_ message: TextMessage) async throws {
        let attempt = SMSAttempt(id: AttemptID(random: random), timeout: timeout)
        switch await gateway.send(message, as: attempt) {
        case .accepted:
            return
        case .unknown(let problem):
            warn("the webhook did not confirm a message", attempt, problem)
        case .retryable(let problem, _), .permanent(let problem), .fraudBlocked(let problem):
            warn("the webhook did not accept a message", attempt, problem)
            throw problem
        }
    }

    private func warn(_ event: Logger.Message, _ attempt: SMSAttempt, _ problem: SendProblem) {
        logger.warning(
            event,
            metadata: [
                "attempt": "\(attempt.id.text)", "failure": "\(problem.reason)",
                "detail": "\(problem.detail)",
            ]
        )
    }
}
