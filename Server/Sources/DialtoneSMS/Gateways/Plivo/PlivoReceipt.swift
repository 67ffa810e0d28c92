import DialtoneBasics
import DialtoneModel

/// A status callback from Plivo.
struct PlivoReceipt {
    private let id: String
    private let attempt: AttemptReference?
    private let status: String
    private let fields: [String: String]
    private let at: Timestamp

    /// Reads the callback; a multipart message is identified by the ID of its first part.
    init(_ callback: GatewayCallback) throws(CallbackProblem) {
        let fields = callback.fields
        guard let id = fields["ParentMessageUUID"] ?? fields["MessageUUID"], !id.isEmpty else {
            throw .malformed("MessageUUID is missing")
        }
        guard let status = fields["Status"] else { throw .malformed("Status is missing") }
        self.id = id
        attempt = AttemptAddress.attempt(in: callback)
        self.status = status
        self.fields = fields
        at = callback.receivedAt
    }

    /// Returns the delivery event, or `nil` if the status carries no delivery information.
    func event(of gateway: String) -> DeliveryEvent? {
        let state: DeliveryState
        switch status {
        case "queued", "sent": state = .accepted
        case "delivered", "read": state = .delivered
        case "failed", "undelivered", "rejected": state = .failed
        default: return nil
        }
        let code = fields["ErrorCode"].flatMap { $0 == "000" || $0.isEmpty ? nil : $0 }
        return DeliveryEvent(
            gatewayName: gateway,
            gatewayMessageID: id,
            attempt: attempt,
            state: state,
            code: code,
            reason: state == .failed ? code.flatMap(PlivoCode.reason) ?? .other : nil,
            network: network,
            price: Money(amount: fields["TotalAmount"].flatMap(Double.init), currency: "USD"),
            at: at
        )
    }

    private var network: String? {
        guard let country = fields["MCC"], let network = fields["MNC"],
            !country.isEmpty, !network.isEmpty
        else { return nil }
        return country + network
    }
}

/// The error codes of Plivo's receipts.
enum PlivoCode {
    static func reason(of code: String) -> SendProblem.Reason? {
        Int(code).flatMap { reasons[$0] }
    }

    private static let reasons: [Int: SendProblem.Reason] = [
        10: .contentRejected,
        20: .unavailable,
        30: .contentRejected,
        40: .senderRejected,
        50: .invalidNumber,
        60: .other,
        70: .unreachable,
        80: .unreachable,
        90: .unavailable,
        100: .contentRejected,
        110: .tooLong,
        200: .optedOut,
        201: .optedOut,
        300: .unavailable,
        420: .unreachable,
        450: .blockedRegion,
        451: .fraud,
        900: .balance,
        910: .authentication,
        1_000: .other,
    ]
}
