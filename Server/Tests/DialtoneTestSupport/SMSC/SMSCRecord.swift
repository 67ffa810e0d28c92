package import DialtoneSMPP

/// The requests that a ``VirtualSMSC`` has received so far.
package struct SMSCRecord: Sendable {
    /// A message as a phone would display it.
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

    /// The accepted binds.
    package var binds: [SMPPBindKind] = []

    /// The credentials of all bind attempts.
    package var visitors: [SMPPCredentials] = []

    package var connectionCount = 0
    package var openCount = 0
    package var enquiryCount = 0
    package var unbindCount = 0

    /// The number of enquiries of a flood that were sent.
    package var floodCount = 0

    /// The number of receipts and messages that the client acknowledged.
    package var acknowledgedCount = 0

    /// The statuses with which the client rejected PDUs.
    package var nacks: [SMPPStatus] = []

    /// The maximum number of messages that waited for their response at the same time on one
    /// connection.
    package var largestLoad = 0

    package init() {}

    /// The accepted messages, assembled from their parts.
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
