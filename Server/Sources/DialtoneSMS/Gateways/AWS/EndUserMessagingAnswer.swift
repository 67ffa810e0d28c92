import DialtoneBasics
import DialtoneModel

/// The response of End User Messaging to a request to send a message.
struct EndUserMessagingAnswer {
    private let answer: OutboundAnswer

    init(_ answer: OutboundAnswer) {
        self.answer = answer
    }

    var outcome: SendOutcome {
        guard let json = answer.json else { return answer.outcomeByStatus }
        if answer.isSuccess {
            guard let id = json["MessageId"]?.string, !id.isEmpty else {
                return answer.outcomeByStatus
            }
            return .accepted(SendReceipt(gatewayMessageIDs: [id]))
        }
        guard let type = Self.type(of: json["__type"]?.string ?? answer.headers["x-amzn-errortype"])
        else { return answer.outcomeByStatus }
        let reason = json["Reason"]?.string
        let field = json["Fields"]?.elements.first?["Name"]?.string
        guard let meaning = EndUserMessagingCode.meaning(of: type, reason, about: field) else {
            return answer.outcomeByStatus
        }
        return meaning.outcome(code: reason ?? type, after: answer.retryAfter)
    }

    /// The bare error type, without its namespace prefix and its URL suffix.
    private static func type(of text: String?) -> String? {
        text?.split(separator: ":").first?.split(separator: "#").last.map(String.init)
    }
}
