import DialtoneBasics
import DialtoneModel

/// Reads the status reports of a webhook receiver, which signs them with the same secret.
struct WebhookReceipts: Sendable {
    private static let tolerance = TimeSpan.minutes(5)

    private let secret: WebhookSecret
    private let requests = RecentIDs()

    init(secret: WebhookSecret) {
        self.secret = secret
    }

    func events(
        in callback: GatewayCallback,
        of gateway: String
    ) throws(CallbackProblem) -> [DeliveryEvent] {
        let id = try checkedID(of: callback)
        guard let json = JSONValue(parsing: callback.body), let data = json["data"] else {
            throw .malformed("the body is not a JSON object with data")
        }
        guard json["type"]?.string == "sms.status" else { return [] }
        var events: [DeliveryEvent] = []
        for receipt in data.elements.isEmpty ? [data] : data.elements {
            events.append(try Self.event(in: receipt, of: gateway, callback))
        }
        let end = callback.receivedAt + Self.tolerance + Self.tolerance
        return requests.admit(id, until: end, at: callback.receivedAt) ? events : []
    }

    private func checkedID(of callback: GatewayCallback) throws(CallbackProblem) -> String {
        guard let id = callback.headers["webhook-id"], !id.isEmpty, !id.contains("."),
            let timestamp = callback.headers["webhook-timestamp"].flatMap(Int64.init),
            (0...253_402_300_799).contains(timestamp),
            let signatures = callback.headers["webhook-signature"],
            secret.hasSigned(signatures, id: id, timestamp: timestamp, body: callback.body)
        else { throw .badSignature }
        try callback.check(Timestamp(seconds: timestamp), within: Self.tolerance)
        return id
    }

    /// Returns the attempt from `attempt_id`, or from the `webhook-id` that the receiver repeats.
    private static func attempt(in receipt: JSONValue) -> AttemptReference? {
        if let text = receipt["attempt_id"]?.string { return AttemptReference(text) }
        let prefix = WebhookGateway.idPrefix
        guard let id = receipt["gateway_message_id"]?.string, id.hasPrefix(prefix) else {
            return nil
        }
        return AttemptReference(String(id.dropFirst(prefix.count)))
    }

    private static func event(
        in receipt: JSONValue,
        of gateway: String,
        _ callback: GatewayCallback
    ) throws(CallbackProblem) -> DeliveryEvent {
        let attempt = attempt(in: receipt)
        guard
            let id = receipt["gateway_message_id"]?.code ?? attempt.map(WebhookGateway.id),
            !id.isEmpty
        else { throw .malformed("gateway_message_id is missing") }
        let state: DeliveryState
        switch receipt["state"]?.string {
        case "queued", "accepted": state = .accepted
        case "delivered": state = .delivered
        case "failed": state = .failed
        default: throw .malformed("state must be accepted, delivered or failed")
        }
        let reason = receipt["reason"]?.string.flatMap(SendProblem.Reason.init)
        return DeliveryEvent(
            gatewayName: gateway,
            gatewayMessageID: id,
            attempt: attempt,
            state: state,
            code: receipt["code"]?.code,
            reason: state == .failed ? reason ?? .other : nil,
            network: receipt["network"]?.code,
            price: Money(
                amount: receipt["price"]?["amount"]?.number,
                currency: receipt["price"]?["currency"]?.string
            ),
            at: callback.time(receipt["at"]?.string.flatMap(Timestamp.init(iso8601WithFraction:)))
        )
    }
}
