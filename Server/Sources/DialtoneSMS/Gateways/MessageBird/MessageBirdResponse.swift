import DialtoneBasics
import DialtoneModel

/// The response of MessageBird to a request to send a message.
struct MessageBirdResponse {
    private let answer: OutboundResponse

    init(_ answer: OutboundResponse) {
        self.answer = answer
    }

    var outcome: SendOutcome {
        guard let json = answer.json else { return answer.outcomeByStatus }
        if answer.isSuccess { return accepted(json) ?? answer.outcomeByStatus }
        guard let error = json["errors"]?.elements.first, let code = error["code"]?.code else {
            return answer.outcomeByStatus
        }
        // A rate-limited request has the same error code as a request that is not allowed.
        if answer.status == 429 {
            return CodeMeaning.retryable(.throttled).outcome(code: code, after: answer.retryAfter)
        }
        return Self.meaning(of: code, about: error["parameter"]?.string)
            .outcome(code: code, after: answer.retryAfter)
    }

    private func accepted(_ json: JSONValue) -> SendOutcome? {
        guard let id = json["id"]?.string, !id.isEmpty else { return nil }
        let recipient = json["recipients"]?["items"]?.elements.first
        if recipient?["status"]?.string == "delivery_failed" {
            return CodeMeaning.permanent(.other).outcome(code: recipient?["statusErrorCode"]?.code)
        }
        return .accepted(
            SendReceipt(
                gatewayMessageIDs: [id],
                segments: recipient?["messagePartCount"]?.integer,
                price: Money(
                    amount: recipient?["price"]?["amount"]?.number,
                    currency: recipient?["price"]?["currency"]?.string
                )
            )
        )
    }

    private static func meaning(of code: String, about parameter: String?) -> CodeMeaning {
        switch (code, parameter) {
        case ("2", _): .permanent(.authentication)
        case ("9", "recipients"), ("10", "recipients"): .permanent(.invalidNumber)
        case ("9", "originator"), ("10", "originator"): .permanent(.senderRejected)
        case ("9", "body"), ("10", "body"): .permanent(.contentRejected)
        case ("9", _), ("10", _), ("20", _), ("21", _), ("98", _): .permanent(.misconfigured)
        case ("25", _): .permanent(.balance)
        case ("99", _): .retryable(.unavailable)
        default: .permanent(.other)
        }
    }
}
