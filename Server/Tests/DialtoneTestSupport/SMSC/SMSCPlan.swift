package import DialtoneMessaging
package import NIOCore

/// How a ``VirtualSMSC`` behaves; unless told otherwise, as it should.
package struct SMSCPlan: Sendable {
    /// How message IDs are written.
    package enum IDForm: Sendable {
        case decimal
        case hexadecimal

        func text(_ number: Int) -> String {
            String(number, radix: self == .decimal ? 10 : 16)
        }
    }

    /// When receipts are sent.
    package enum Receipts: Sendable {
        /// Never, unless by ``VirtualSMSC/sendReceipt(for:state:error:)``.
        case held
        /// Right behind the response, in the same piece where there is one connection.
        case atOnce
        /// Before the response, as happens where receipts have a way of their own.
        case beforeResponse
        case after(TimeAmount)
    }

    /// Where a receipt says what it has to say.
    package enum ReceiptStyle: Sendable {
        case text
        case parameters
    }

    package var credentials = SMPPCredentials(systemID: "dialtone", password: "secret")
    package var bindKinds = Set(SMPPBindKind.allCases)
    package var onBind = SMSCReaction.accept

    /// What happens to each message: told its number, from 0, and itself.
    package var onSubmit: @Sendable (Int, SMPPMessage) -> SMSCReaction = { _, _ in .accept }

    package var answersEnquiries = true

    /// How often it asks whether the link is alive, as soon as that is bound and as fast as it
    /// can; it reads nothing on such a link.
    package var flood = 0
    package var idForm = IDForm.decimal
    package var receiptIDForm = IDForm.decimal
    package var receipts = Receipts.held
    package var receiptStyle = ReceiptStyle.text

    /// What receipts say that became of messages.
    package var finalState = MessageState.delivered

    package init() {}
}

/// What a ``VirtualSMSC`` does with a request.
package enum SMSCReaction: Sendable {
    case accept
    case acceptAfter(TimeAmount)
    /// Once ``VirtualSMSC/answerHeld()`` is called.
    case acceptWhenTold
    case refuse(SMPPStatus)
    /// Never answers.
    case silence
    /// Ends the connection instead of answering.
    case hangUp
    /// Takes the message, and ends the connection instead of saying so.
    case takeAndHangUp
    /// Answers with these octets; what of the request's sequence number they need is theirs.
    case octets(@Sendable (_ sequence: UInt32) -> [UInt8])
}
