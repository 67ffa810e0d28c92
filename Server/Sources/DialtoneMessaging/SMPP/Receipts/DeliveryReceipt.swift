import DialtoneCore

/// What an SMSC says about a message that it took.
package struct DeliveryReceipt: Hashable, Sendable {
    package let messageID: String
    package let state: MessageState

    /// The SMSC's own code for what went wrong; `nil` where nothing did.
    package let errorCode: String?

    /// Why the network of the phone did not take the message, where the SMSC says so.
    let networkError: NetworkError?

    /// Reads a `deliver_sm`; `nil` if it brings no receipt.
    ///
    /// Parameters go before text: they have one meaning, the text as many as there are vendors.
    package init?(_ message: SMPPMessage) {
        let parameters = message.parameters
        guard ReceiptKind(message) != nil || parameters[.receiptedMessageID] != nil else {
            return nil
        }
        let coding = message.coding == SMPPCoding.ucs2.octet ? SMPPCoding.ucs2 : .latin1
        let text = ReceiptText(coding.text(of: message.content))
        guard let id = parameters[.receiptedMessageID]?.text ?? text["id"],
            GatewayWord.isName(id),
            let state = parameters[.messageState]?.value.first.flatMap(MessageState.init(rawValue:))
                ?? text["stat"].flatMap(MessageState.init(word:))
        else { return nil }
        messageID = id
        self.state = state
        networkError = parameters[.networkError].flatMap { NetworkError($0.value) }
        errorCode = text["err"].flatMap { $0.contains { $0 != "0" } ? $0 : nil }
    }

    /// The state's word and the code, such as "UNDELIV 011".
    var code: String {
        [state.word, errorCode ?? networkError?.code].compactMap(\.self).joined(separator: " ")
    }

    var reason: SendProblem.Reason? {
        guard let reason = state.reason else { return nil }
        return networkError?.reason ?? reason
    }
}

/// How the class of a `deliver_sm` says that it is a receipt (SMPP 3.4, section 5.2.12).
enum ReceiptKind {
    case final
    case intermediate

    init?(_ message: SMPPMessage) {
        switch message.messageClass & 0x3C {
        case 0x04: self = .final
        case 0x20: self = .intermediate
        default: return nil
        }
    }
}
