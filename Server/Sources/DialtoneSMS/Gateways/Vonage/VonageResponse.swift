import DialtoneBasics
import DialtoneModel

/// The response of Vonage to a request to send a message: the status is 200 even for errors.
struct VonageResponse {
    private let answer: OutboundResponse

    init(_ answer: OutboundResponse) {
        self.answer = answer
    }

    /// The outcome of the whole message; each part of a multipart message has its own status.
    var outcome: SendOutcome {
        let parts = answer.json?["messages"]?.elements ?? []
        let codes = parts.map { $0["status"]?.code }
        guard let first = codes.first, !codes.contains(nil) else { return answer.outcomeByStatus }
        let refusals = codes.filter { $0 != "0" }
        guard let refusal = refusals.first else { return accepted(parts) }
        guard refusals.count == codes.count else {
            return .unknown(
                SendProblem(.other, code: refusal, "The gateway accepted only part of the message.")
            )
        }
        let meaning = first.flatMap(VonageCode.meaning) ?? .permanent(.other)
        return meaning.outcome(code: first, after: answer.retryAfter)
    }

    private func accepted(_ parts: [JSONValue]) -> SendOutcome {
        let ids = parts.compactMap { $0["message-id"]?.string }.filter { !$0.isEmpty }
        guard ids.count == parts.count else { return answer.outcomeByStatus }
        let prices = parts.compactMap { $0["message-price"]?.number }
        return .accepted(
            SendReceipt(
                gatewayMessageIDs: ids,
                segments: parts.count,
                price: prices.count == parts.count
                    ? Money(amount: prices.reduce(0, +), currency: VonageReceipt.currency) : nil
            )
        )
    }
}
