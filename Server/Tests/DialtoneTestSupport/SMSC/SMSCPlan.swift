package import DialtoneSMPP
package import NIOCore

/// The behavior of a ``VirtualSMSC``; correct by default.
package struct SMSCPlan: Sendable {
    /// The format of message IDs.
    package enum IDForm: Sendable {
        case decimal
        case hexadecimal

        func text(_ number: Int) -> String {
            String(number, radix: self == .decimal ? 10 : 16)
        }
    }

    /// When receipts are sent.
    package enum Receipts: Sendable {
        /// Never, except by ``VirtualSMSC/sendReceipt(for:state:error:)``.
        case held
        /// Directly after the response, in the same write if there is one connection.
        case atOnce
        /// Before the response, which happens if receipts use another connection.
        case beforeResponse
        case after(TimeAmount)
    }

    /// Where a receipt contains its values.
    package enum ReceiptStyle: Sendable {
        case text
        case parameters
    }

    package var credentials = SMPPCredentials(systemID: "dialtone", password: "secret")
    package var bindKinds = Set(SMPPBindKind.allCases)
    package var onBind = SMSCReaction.accept

    /// The reaction to each message, by its number, from 0, and its content.
    package var onSubmit: @Sendable (Int, SMPPMessage) -> SMSCReaction = { _, _ in .accept }

    package var answersEnquiries = true

    /// The number of enquiries that it sends on a bound link as fast as it can; it reads nothing on
    /// such a link.
    package var flood = 0
    package var idForm = IDForm.decimal
    package var receiptIDForm = IDForm.decimal
    package var receipts = Receipts.held
    package var receiptStyle = ReceiptStyle.text

    /// The final state of messages in receipts.
    package var finalState = MessageState.delivered

    package init() {}
}

/// The reaction of a ``VirtualSMSC`` to a request.
package enum SMSCReaction: Sendable {
    case accept
    case acceptAfter(TimeAmount)
    /// Accepts once ``VirtualSMSC/answerHeld()`` is called.
    case acceptWhenTold
    case refuse(SMPPStatus)
    /// Never responds.
    case silence
    /// Closes the connection instead of responding.
    case hangUp
    /// Accepts the message, but closes the connection instead of responding.
    case takeAndHangUp
    /// Responds with these octets, which the closure creates from the request's sequence number.
    case octets(@Sendable (_ sequence: UInt32) -> [UInt8])
}
