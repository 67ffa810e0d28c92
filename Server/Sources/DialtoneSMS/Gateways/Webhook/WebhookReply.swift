import DialtoneBasics
import DialtoneModel

/// The response of a webhook receiver: a status code, and optionally a result code in JSON.
struct WebhookReply {
    private let answer: OutboundResponse

    init(_ answer: OutboundResponse) {
        self.answer = answer
    }

    /// Returns the outcome; `id` is the message ID if the receiver assigns none.
    func outcome(orElse id: String) -> SendOutcome {
        let json = answer.json
        let code = json?["code"]?.string
        if let code, code != "ok" {
            return Self.meaning(of: code).outcome(code: code, after: answer.retryAfter)
        }
        guard answer.isSuccess else { return refusal }
        let given = json?["gateway_message_id"]?.code.flatMap { $0.isEmpty ? nil : $0 }
        return .accepted(
            SendReceipt(
                gatewayMessageIDs: [given ?? id],
                segments: json?["segments"]?.integer,
                price: Money(
                    amount: json?["price"]?["amount"]?.number,
                    currency: json?["price"]?["currency"]?.string
                )
            )
        )
    }

    /// The outcome of an error status; by contract the receiver did not accept the message.
    private var refusal: SendOutcome {
        guard case .unknown(let problem) = answer.outcomeByStatus else {
            return answer.outcomeByStatus
        }
        return .retryable(problem, after: answer.retryAfter)
    }

    private static func meaning(of code: String) -> CodeMeaning {
        switch code {
        case "invalid_phone": .permanent(.invalidNumber)
        case "unreachable": .permanent(.unreachable)
        case "opted_out": .permanent(.optedOut)
        case "blocked_region": .permanent(.blockedRegion)
        case "sender_rejected": .permanent(.senderRejected)
        case "delivery_rejected", "content_rejected": .permanent(.contentRejected)
        case "too_long": .permanent(.tooLong)
        case "auth_failed": .permanent(.authentication)
        case "insufficient_balance": .permanent(.balance)
        case "rate_limited": .retryable(.throttled)
        case "unavailable": .retryable(.unavailable)
        case "fraud_blocked": .fraud
        default: .permanent(.other)
        }
    }
}
