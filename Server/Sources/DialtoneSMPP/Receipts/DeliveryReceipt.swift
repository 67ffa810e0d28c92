import DialtoneModel

/// A delivery receipt from an SMSC.
package struct DeliveryReceipt: Hashable, Sendable {
    package let messageID: String
    package let state: MessageState

    /// The SMSC's own error code; `nil` if there is no error.
    package let errorCode: String?

    /// The error of the recipient's network, if the SMSC reports it.
    let networkError: NetworkError?

    /// Reads a `deliver_sm`; returns `nil` if it contains no receipt.
    ///
    /// Parameters take precedence over the text, whose format differs between vendors.
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

    /// The word for the state and the error code, for example "UNDELIV 011".
    var code: String {
        [state.word, errorCode ?? networkError?.code].compactMap(\.self).joined(separator: " ")
    }

    var reason: SendProblem.Reason? {
        guard let reason = state.reason else { return nil }
        return networkError?.reason ?? reason
    }
}

/// The kind of receipt, from the `esm_class` of a `deliver_sm` (SMPP 3.4, section 5.2.12).
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
