import DialtoneBasics
import DialtoneModel

/// A status callback from Twilio.
struct TwilioReceipt {
    private let sid: String
    private let attempt: AttemptReference?
    private let status: String
    private let errorCode: String?
    private let at: Timestamp

    init(_ callback: GatewayCallback) throws(CallbackProblem) {
        let fields = callback.fields
        guard let sid = fields["MessageSid"] ?? fields["SmsSid"], !sid.isEmpty else {
            throw .malformed("MessageSid is missing")
        }
        guard let status = fields["MessageStatus"] ?? fields["SmsStatus"] else {
            throw .malformed("MessageStatus is missing")
        }
        self.sid = sid
        attempt = AttemptAddress.attempt(in: callback)
        self.status = status
        errorCode = fields["ErrorCode"].flatMap { $0.isEmpty ? nil : $0 }
        at = callback.time(fields["RawDlrDoneDate"].flatMap(Timestamp.init(compact:)))
    }

    /// Returns the delivery event, or `nil` if the status carries no delivery information.
    func event(of gateway: String) -> DeliveryEvent? {
        let state: DeliveryState
        switch status {
        case "accepted", "scheduled", "queued", "sending", "sent": state = .accepted
        case "delivered", "read": state = .delivered
        case "undelivered", "failed", "canceled": state = .failed
        default: return nil
        }
        return DeliveryEvent(
            gatewayName: gateway,
            gatewayMessageID: sid,
            attempt: attempt,
            state: state,
            code: errorCode,
            reason: state == .failed
                ? errorCode.flatMap(TwilioCode.meaning)?.reason ?? .other : nil,
            at: at
        )
    }
}
