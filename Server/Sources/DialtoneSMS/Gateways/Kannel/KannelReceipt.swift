import DialtoneBasics
import DialtoneModel

/// A request to a `dlr-url`, with the parameters that Kannel filled in.
struct KannelReceipt {
    private let attempt: AttemptReference
    private let state: String
    private let answer: String
    private let at: Timestamp

    /// Returns the callback URL; Kannel replaces each escape sequence with its value.
    static func address(_ url: String, of attempt: AttemptReference) -> String {
        AttemptAddress.url(url, of: attempt) + "&state=%d&answer=%A&time=%T"
    }

    init(_ callback: GatewayCallback) throws(CallbackProblem) {
        let fields = callback.fields
        guard let attempt = fields[AttemptAddress.field].flatMap(AttemptReference.init) else {
            throw .malformed("attempt is missing")
        }
        guard let state = fields["state"] else { throw .malformed("state is missing") }
        self.attempt = attempt
        self.state = state
        answer = fields["answer"] ?? ""
        let time = fields["time"].flatMap(Int64.init)
        at = callback.time(time.map(Timestamp.init(seconds:)))
    }

    /// Returns the delivery event, or `nil` if the state carries no delivery information.
    func event(of gateway: String) -> DeliveryEvent? {
        let outcome: DeliveryState
        switch state {
        case "1": outcome = .delivered
        case "2", "16": outcome = .failed
        case "4", "8": outcome = .accepted
        default: return nil
        }
        return DeliveryEvent(
            gatewayName: gateway,
            gatewayMessageID: attempt.attemptID.text,
            attempt: attempt,
            state: outcome,
            code: outcome == .failed ? code : nil,
            reason: outcome == .failed ? reason : nil,
            at: at
        )
    }

    /// The carrier's error code.
    ///
    /// It is part of an answer such as "NACK/0x0000000b/Invalid Destination Address", or of the
    /// text of an SMPP receipt.
    private var code: String? {
        if let match = answer.firstMatch(of: /NACK\/([0-9A-Za-z]{1,20})/) {
            return String(match.output.1)
        }
        return answer.firstMatch(of: /err:([0-9A-Za-z]{1,8})/).map { String($0.output.1) }
    }

    private var reason: SendProblem.Reason {
        if answer.contains("stat:EXPIRED") || answer.contains("stat:UNDELIV") {
            return .unreachable
        }
        guard let code, code.hasPrefix("0x"), let status = Int(code.dropFirst(2), radix: 16) else {
            return .other
        }
        return switch status {
        case 0x0a: .senderRejected
        case 0x0b: .invalidNumber
        case 0x14, 0x58: .throttled
        case 0x08: .unavailable
        default: .other
        }
    }
}
