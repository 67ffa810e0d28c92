import DialtoneBasics
import DialtoneModel

/// A status report from MessageBird.
struct MessageBirdReceipt {
    private let id: String
    private let status: String
    private let fields: [String: String]
    private let at: Timestamp

    init(_ callback: GatewayCallback) throws(CallbackProblem) {
        let fields = callback.fields
        guard let id = fields["id"], !id.isEmpty else { throw .malformed("id is missing") }
        guard let status = fields["status"] else { throw .malformed("status is missing") }
        self.id = id
        self.status = status
        self.fields = fields
        at = callback.time(fields["statusDatetime"].flatMap(Timestamp.init(iso8601:)))
    }

    /// Returns the delivery event, or `nil` if the status carries no delivery information.
    func event(of gateway: String) -> DeliveryEvent? {
        let state: DeliveryState
        switch status {
        case "scheduled", "sent", "buffered": state = .accepted
        case "delivered": state = .delivered
        case "delivery_failed", "expired": state = .failed
        default: return nil
        }
        return DeliveryEvent(
            gatewayName: gateway,
            gatewayMessageID: id,
            attempt: fields["reference"].flatMap(AttemptReference.init),
            state: state,
            code: fields["statusErrorCode"].flatMap { $0.isEmpty ? nil : $0 },
            reason: state == .failed ? reason : nil,
            network: fields["mccmnc"].flatMap { $0.isEmpty ? nil : $0 },
            price: Money(
                amount: fields["price[amount]"].flatMap(Double.init),
                currency: fields["price[currency]"]
            ),
            at: at
        )
    }

    private var reason: SendProblem.Reason {
        switch fields["statusReason"]?.lowercased() {
        case "unknown subscriber": .invalidNumber
        case "unavailable subscriber", "expired": .unreachable
        case "opted out", "opt-out", "user blocked": .optedOut
        case "carrier rejected", "spam": .contentRejected
        case "sender unavailable": .senderRejected
        case "insufficient balance": .balance
        case "received network error", "capacity limit reached", "unreachable network":
            .unavailable
        case "destination not supported": .blockedRegion
        default: status == "expired" ? .unreachable : .other
        }
    }
}
