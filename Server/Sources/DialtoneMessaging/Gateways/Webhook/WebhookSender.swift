package import DialtoneCore
import Logging

/// Hands every message to one webhook, where there are no routes.
package struct WebhookSender: SMSSender {
    private let gateway: WebhookGateway
    private let timeout: TimeSpan
    private let random: RandomSource
    private let logger: Logger

    /// `timeout` is for one message, the second try included.
    package init(
        url: String,
        secret: WebhookSecret,
        timeout: TimeSpan = .seconds(5),
        parts: GatewayParts
    ) throws(InvalidGateway) {
        let configuration = SMSGatewayConfiguration(
            name: "webhook",
            kind: .webhook,
            settings: ["url": url],
            secrets: ["secret": secret.text]
        )
        gateway = try WebhookGateway(configuration, parts)
        self.timeout = timeout
        random = parts.random
        logger = parts.logger
    }

    /// Throws the ``SendProblem`` where the receiver did not take the message.
    ///
    /// One that says nothing in time may have it: to count that as not sent would hand out codes
    /// that nobody can enter, and messages that no limit counts.
    package func send(_ message: TextMessage) async throws {
        let attempt = AttemptID(random: random)
        let dispatch = SMSDispatch(attemptID: attempt, message: message, timeout: timeout)
        switch await gateway.send(dispatch) {
        case .accepted:
            return
        case .unknown(let problem):
            warn("webhook may have taken a message, and did not say so", attempt, problem)
        case .retryable(let problem, _), .permanent(let problem), .fraudBlocked(let problem):
            warn("webhook did not take a message", attempt, problem)
            throw problem
        }
    }

    private func warn(_ event: Logger.Message, _ attempt: AttemptID, _ problem: SendProblem) {
        logger.warning(
            event,
            metadata: [
                "attempt": "\(attempt.text)", "failure": "\(problem.reason)",
                "detail": "\(problem.detail)",
            ]
        )
    }
}
