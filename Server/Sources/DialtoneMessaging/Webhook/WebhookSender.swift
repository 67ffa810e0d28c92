import AsyncHTTPClient
package import DialtoneCore
import Foundation
package import Logging
import NIOCore
import NIOHTTP1

/// Hands messages to an operator's own HTTP service, which delivers them.
///
/// Requests are signed by Standard Webhooks. A broken connection is tried once more with the
/// same `webhook-id`, so that a receiver that looks at it delivers one message. Receivers
/// answer with any 2xx status; what else they answer is not read.
package struct WebhookSender: SMSSender {
    private let url: String
    private let secret: WebhookSecret
    private let timeout: TimeSpan
    private let client: HTTPClient
    private let clock: ServerClock
    private let random: RandomSource
    private let logger: Logger

    /// `timeout` is for one message, the second try included.
    package init(
        url: String,
        secret: WebhookSecret,
        timeout: TimeSpan = .seconds(5),
        clock: ServerClock,
        random: RandomSource,
        logger: Logger
    ) {
        var configuration = HTTPClient.Configuration()
        configuration.redirectConfiguration = .disallow
        // The client would repeat attempts until the deadline; how often is decided here.
        configuration.connectionPool.retryConnectionEstablishment = false
        self.url = url
        self.secret = secret
        self.timeout = timeout
        self.clock = clock
        self.random = random
        self.logger = logger
        client = HTTPClient(configuration: configuration)
    }

    /// Ends what is under way; a sender that is let go without it is a programming mistake.
    package func shutDown() async throws {
        try await client.shutdown()
    }

    package func send(_ message: TextMessage) async throws {
        let body = try WebhookEvent(message).body()
        let id = "msg_" + Base64URL.encode(random.bytes(16))
        let deadline = NIODeadline.now() + .milliseconds(timeout.milliseconds)
        let status: Int
        do {
            do {
                status = try await post(body, id: id, by: deadline)
            } catch WebhookFailure.unreachable {
                status = try await post(body, id: id, by: deadline)
            }
            guard (200..<300).contains(status) else {
                throw WebhookFailure.answered(status: status)
            }
        } catch {
            logger.warning(
                "webhook did not take a message",
                metadata: ["webhook_id": "\(id)", "failure": "\(error)"]
            )
            throw error
        }
    }

    /// The answer's status; its body is left unread, the head alone decides.
    private func post(
        _ body: Data,
        id: String,
        by deadline: NIODeadline
    ) async throws -> Int {
        let timestamp = clock.now.seconds
        var request = HTTPClientRequest(url: url)
        request.method = .POST
        request.headers = [
            "content-type": "application/json",
            "user-agent": "dialtone",
            "webhook-id": id,
            "webhook-timestamp": "\(timestamp)",
            "webhook-signature": secret.signature(id: id, timestamp: timestamp, body: body),
        ]
        request.body = .bytes(body)
        do {
            return Int(try await client.execute(request, deadline: deadline).status.code)
        } catch let error as HTTPClientError where error == .deadlineExceeded {
            throw WebhookFailure.timedOut
        } catch is CancellationError {
            throw CancellationError()
        } catch {
            throw NIODeadline.now() < deadline
                ? WebhookFailure.unreachable("\(type(of: error))") : .timedOut
        }
    }
}
