package import DialtoneMessaging

/// What a ``VirtualSMSC`` has seen so far.
package struct SMSCRecord: Sendable {
    /// A message as a phone would show it.
    package struct Message: Sendable, Hashable {
        package let recipient: String
        package let sender: String
        package let text: String

        package init(recipient: String, sender: String, text: String) {
            self.recipient = recipient
            self.sender = sender
            self.text = text
        }
    }

    package var submissions: [SMSCSubmission] = []

    /// The binds that were accepted.
    package var binds: [SMPPBindKind] = []

    /// Everybody who tried to bind.
    package var visitors: [SMPPCredentials] = []

    package var connectionCount = 0
    package var openCount = 0
    package var enquiryCount = 0
    package var unbindCount = 0

    /// How many enquiries of a flood have left.
    package var floodCount = 0

    /// How many receipts and messages the client said it has.
    package var acknowledgedCount = 0

    /// What the client did not understand.
    package var nacks: [SMPPStatus] = []

    /// How many messages waited for their response at once, at most, on one connection.
    package var largestLoad = 0

    package init() {}

    /// The messages that were taken, put together from their parts.
    package var messages: [Message] {
        var messages: [Message] = []
        var open: [String: [Int: SMSCSubmission]] = [:]
        for submission in submissions where submission.isTaken {
            let key = "\(submission.recipient) \(submission.reference)"
            let (number, total) = submission.part
            open[key, default: [:]][number] = submission
            guard let parts = open[key], parts.count == total else { continue }
            open[key] = nil
            messages.append(
                Message(
                    recipient: submission.recipient,
                    sender: submission.message.source.text,
                    text: (1...max(total, 1)).compactMap { parts[$0]?.text }.joined()
                )
            )
        }
        return messages
    }
}
