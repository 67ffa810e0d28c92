import DialtoneBasics
import DialtoneModel

/// A delivery event from End User Messaging.
struct EndUserMessagingEvent {
    /// The key of the attempt in the message context, which events repeat.
    static let attempt = "attempt"

    private let json: JSONValue
    private let id: String
    private let type: String
    private let at: Timestamp

    init(_ text: String, _ callback: GatewayCallback) throws(CallbackProblem) {
        guard let json = JSONValue(parsing: text.utf8), case .object = json else {
            throw .malformed("the notification is not an event")
        }
        guard let id = json["messageId"]?.string, let type = json["eventType"]?.string else {
            throw .malformed("the event has no messageId or eventType")
        }
        self.json = json
        self.id = id
        self.type = type
        let time = json["eventTimestamp"]?.number.flatMap { Int64(exactly: $0.rounded()) }
        at = callback.time(time.map(Timestamp.init(milliseconds:)))
    }

    /// Returns the delivery event, or `nil` if the event type carries no delivery information.
    func event(of gateway: String) -> DeliveryEvent? {
        let (state, reason): (DeliveryState, SendProblem.Reason?)
        switch type {
        // "Successful" means that the carrier accepted the message, not that the phone received it.
        case "TEXT_QUEUED", "TEXT_PENDING", "TEXT_SENT", "TEXT_SUCCESSFUL":
            (state, reason) = (.accepted, nil)
        case "TEXT_DELIVERED": (state, reason) = (.delivered, nil)
        case "TEXT_INVALID": (state, reason) = (.failed, .invalidNumber)
        case "TEXT_INVALID_MESSAGE", "TEXT_CARRIER_BLOCKED", "TEXT_SPAM":
            (state, reason) = (.failed, .contentRejected)
        case "TEXT_UNREACHABLE", "TEXT_TTL_EXPIRED": (state, reason) = (.failed, .unreachable)
        case "TEXT_CARRIER_UNREACHABLE": (state, reason) = (.failed, .unavailable)
        case "TEXT_BLOCKED": (state, reason) = (.failed, .optedOut)
        case "TEXT_PROTECT_BLOCKED": (state, reason) = (.failed, .fraud)
        default: return nil
        }
        return DeliveryEvent(
            gatewayName: gateway,
            gatewayMessageID: id,
            attempt: json["context"]?[Self.attempt]?.string.flatMap(AttemptReference.init),
            state: state,
            code: type,
            reason: reason,
            network: network,
            price: price,
            at: at
        )
    }

    private var network: String? {
        guard let country = json["mcc"]?.code, let network = json["mnc"]?.code,
            !country.isEmpty, !network.isEmpty
        else { return nil }
        return country + network
    }

    private var price: Money? {
        guard let price = json["totalMessagePrice"]?.number else { return nil }
        return Money(amount: price + (json["totalCarrierFee"]?.number ?? 0), currency: "USD")
    }
}
