import DialtoneSMPP

/// The delivery receipt of a message.
struct SMSCReceipt {
    private let submission: SMSCSubmission
    private let state: MessageState
    private let error: String

    init(_ submission: SMSCSubmission, _ state: MessageState, error: String = "000") {
        self.submission = submission
        self.state = state
        self.error = error
    }

    func message(by plan: SMSCPlan) -> SMPPMessage {
        let id = plan.receiptIDForm.text(submission.idNumber)
        var message = SMPPMessage(to: submission.message.source)
        message.source = submission.message.destination
        message.messageClass = 0x04
        switch plan.receiptStyle {
        case .text:
            message.shortMessage = Latin1.octets(
                of: "id:\(id) sub:001 dlvrd:001 submit date:2609211200 done date:2609211201 "
                    + "stat:\(state.word) err:\(error) text:\(submission.text.prefix(20))"
            )
        case .parameters:
            message.parameters = [
                SMPPParameter(.receiptedMessageID, text: id),
                SMPPParameter(.messageState, state.rawValue),
            ]
        }
        return message
    }
}
