import DialtoneBasics
import DialtoneModel

/// A delivery receipt from Vonage.
struct VonageReceipt {
    /// The currency of all of Vonage's prices.
    static let currency = "EUR"

    private let id: String
    private let status: String
    private let fields: [String: String]
    private let at: Timestamp

    init(_ fields: [String: String], _ callback: GatewayCallback) throws(CallbackProblem) {
        guard let id = fields["messageId"] ?? fields["message-id"], !id.isEmpty else {
            throw .malformed("messageId is missing")
        }
        guard let status = fields["status"] else { throw .malformed("status is missing") }
        self.id = id
        self.status = status
        self.fields = fields
        at = callback.time(fields["scts"].flatMap(Timestamp.init(compact:)))
    }

    /// Returns the delivery event, or `nil` if the status carries no delivery information.
    func event(of gateway: String) -> DeliveryEvent? {
        let state: DeliveryState
        switch status {
        case "accepted", "buffered": state = .accepted
        case "delivered": state = .delivered
        case "failed", "rejected", "expired": state = .failed
        default: return nil
        }
        let code = fields["err-code"].flatMap { $0 == "0" || $0.isEmpty ? nil : $0 }
        let reason =
            code.flatMap(VonageCode.reason) ?? (status == "expired" ? .unreachable : .other)
        return DeliveryEvent(
            gatewayName: gateway,
            gatewayMessageID: id,
            attempt: fields["client-ref"].flatMap(AttemptReference.init),
            state: state,
            code: code,
            reason: state == .failed ? reason : nil,
            network: fields["network-code"].flatMap { $0.isEmpty ? nil : $0 },
            price: Money(amount: fields["price"].flatMap(Double.init), currency: Self.currency),
            at: at
        )
    }
}
