import DialtoneBasics
import DialtoneModel

/// An operator's own HTTP service that sends messages; requests use Standard Webhooks signatures.
///
/// After a broken connection the request is repeated once with the same `webhook-id`, so that the
/// receiver can detect duplicates.
struct WebhookGateway: HTTPGateway {
    static let fields: [GatewayField] = [
        .required("url", "The URL that messages are posted to."),
        .secret("secret", "whsec_ and 24 to 64 bytes in base64; signs requests and receipts."),
    ]

    let connection: GatewayConnection
    private let secret: WebhookSecret
    private let receipts: WebhookReceipts

    init(
        _ configuration: SMSGatewayConfiguration,
        _ dependencies: GatewayDependencies
    ) throws(InvalidGateway) {
        let settings = GatewaySettings(configuration, dependencies)
        guard let secret = WebhookSecret(try settings.requiredSecret("secret").text) else {
            throw InvalidGateway("secret", "must be whsec_ and 24 to 64 bytes in base64")
        }
        connection = try settings.connection("url", keepsSlash: true)
        self.secret = secret
        receipts = WebhookReceipts(secret: secret)
    }

    func request(
        for message: TextMessage,
        as attempt: SMSAttempt
    ) throws(SendProblem) -> OutboundRequest {
        guard let body = try? WebhookRequest(message, as: attempt).body() else {
            throw SendProblem(.other, "The message cannot be encoded as JSON.")
        }
        let (id, timestamp) = (Self.id(of: attempt.reference), connection.now.seconds)
        var request = OutboundRequest(.post, try connection.address.url(""))
        request.body = body
        request.isRepeatable = true
        request.headers = [
            ("content-type", "application/json"),
            ("webhook-id", id),
            ("webhook-timestamp", String(timestamp)),
            ("webhook-signature", secret.signature(id: id, timestamp: timestamp, body: body)),
        ]
        return request
    }

    func outcome(of answer: OutboundResponse, to attempt: SMSAttempt) -> SendOutcome {
        WebhookReply(answer).outcome(orElse: Self.id(of: attempt.reference))
    }

    func events(of callback: GatewayCallback) async throws(CallbackProblem) -> [DeliveryEvent] {
        try receipts.events(in: callback, of: name)
    }

    static let idPrefix = "msg_"

    static func id(of attempt: AttemptReference) -> String {
        idPrefix + attempt.attemptID.text
    }
}
