import DialtoneBasics
import DialtoneModel

/// The response of Twilio to a request to send a message.
struct TwilioResponse {
    private let answer: OutboundResponse

    init(_ answer: OutboundResponse) {
        self.answer = answer
    }

    var outcome: SendOutcome {
        guard let json = answer.json else { return answer.outcomeByStatus }
        if answer.isSuccess {
            return accepted(json) ?? answer.outcomeByStatus
        }
        guard let code = json["code"]?.code else { return answer.outcomeByStatus }
        if let meaning = TwilioCode.meaning(of: code) {
            return meaning.outcome(code: code, after: answer.retryAfter)
        }
        // An error in Twilio's own format means that no message was sent, whatever the status.
        return switch answer.status {
        case 400..<429, 430..<500: CodeMeaning.permanent(.other).outcome(code: code)
        default: CodeMeaning.retryable(.unavailable).outcome(code: code, after: answer.retryAfter)
        }
    }

    private func accepted(_ json: JSONValue) -> SendOutcome? {
        guard let sid = json["sid"]?.string, !sid.isEmpty else { return nil }
        if let status = json["status"]?.string, ["failed", "canceled"].contains(status) {
            let code = json["error_code"]?.code
            let meaning = code.flatMap(TwilioCode.meaning) ?? .permanent(.other)
            return meaning.outcome(code: code)
        }
        return .accepted(
            SendReceipt(
                gatewayMessageIDs: [sid],
                segments: json["num_segments"]?.integer.flatMap { $0 > 0 ? $0 : nil },
                price: Money(
                    amount: json["price"]?.number,
                    currency: json["price_unit"]?.string
                )
            )
        )
    }
}
