import DialtoneBasics
import DialtoneModel

/// The response of Plivo to a request to send a message.
struct PlivoResponse {
    private let answer: OutboundResponse

    init(_ answer: OutboundResponse) {
        self.answer = answer
    }

    var outcome: SendOutcome {
        guard let json = answer.json else { return answer.outcomeByStatus }
        if answer.isSuccess {
            let ids = json["message_uuid"]?.elements.compactMap(\.string) ?? []
            guard let id = ids.first, !id.isEmpty else { return answer.outcomeByStatus }
            return .accepted(SendReceipt(gatewayMessageIDs: ids))
        }
        guard answer.status == 400 || answer.status == 402, let error = json["error"] else {
            return answer.outcomeByStatus
        }
        return Self.meaning(of: error.string ?? error.text)
            .outcome(code: String(answer.status))
    }

    /// Returns the meaning of an error message; Plivo sends no error codes.
    private static func meaning(of sentence: String) -> CodeMeaning {
        let text = sentence.lowercased()
        func says(_ words: String...) -> Bool { words.contains { text.contains($0) } }
        return if says("insufficient", "not enough credit", "no credit") {
            .permanent(.balance)
        } else if says("geo permission", "geo-permission", "country barred", "not enabled for") {
            .permanent(.blockedRegion)
        } else if says("opted out", "opt-out", "blocked by stop") {
            .permanent(.optedOut)
        } else if says("too long", "maximum length") {
            .permanent(.tooLong)
        } else if says("dst", "destination") {
            .permanent(.invalidNumber)
        } else if says("src", "source", "sender", "powerpack") {
            .permanent(.senderRejected)
        } else if says("text") {
            .permanent(.contentRejected)
        } else {
            .permanent(.other)
        }
    }
}
