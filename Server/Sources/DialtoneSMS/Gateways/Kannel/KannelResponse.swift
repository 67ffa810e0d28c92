import DialtoneBasics
import DialtoneModel

/// The response of Kannel to a request to send a message.
struct KannelResponse {
    private let answer: OutboundResponse

    init(_ answer: OutboundResponse) {
        self.answer = answer
    }

    /// Returns the outcome, with our attempt ID as the gateway's message ID.
    ///
    /// Kannel assigns no message ID of its own; its receipts repeat the attempt ID.
    func outcome(of attempt: AttemptID) -> SendOutcome {
        let text = String(decoding: answer.body.prefix(500), as: UTF8.self).lowercased()
        if answer.status == 202 || answer.status == 200 {
            // "0: Accepted for delivery", or "3: Queued for later delivery" while no carrier
            // is connected.
            guard text.hasPrefix("0:") || text.hasPrefix("3:") else {
                return answer.outcomeByStatus
            }
            return .accepted(SendReceipt(gatewayMessageIDs: [attempt.text]))
        }
        return meaning(of: text)?.outcome(code: String(answer.status), after: answer.retryAfter)
            ?? answer.outcomeByStatus
    }

    private func meaning(of text: String) -> CodeMeaning? {
        if text.contains("authorization failed") { return .permanent(.authentication) }
        if text.contains("temporal failure") { return .retryable(.unavailable) }
        if text.contains("white- and/or black-list") { return .permanent(.blockedRegion) }
        if text.contains("missing receiver") { return .permanent(.invalidNumber) }
        if text.contains("sender missing") { return .permanent(.senderRejected) }
        if text.contains("too long") { return .permanent(.tooLong) }
        return nil
    }
}
