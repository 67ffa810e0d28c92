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

/// An error of the recipient's network: the network type and a network-specific code.
struct NetworkError: Hashable, Sendable {
    private static let gsm: UInt8 = 3

    private let network: UInt8
    private let number: UInt16

    /// Reads the three octets of the parameter; returns `nil` for other lengths and for code 0.
    init?(_ octets: [UInt8]) {
        guard octets.count == 3 else { return nil }
        network = octets[0]
        number = UInt16(octets[1]) << 8 | UInt16(octets[2])
        guard number != 0 else { return nil }
    }

    var code: String { String(number) }

    /// The meaning of the code in GSM networks (3GPP TS 29.002, section 17.6.6).
    var reason: SendProblem.Reason? {
        guard network == Self.gsm else { return nil }
        return switch number {
        case 1: .invalidNumber
        case 6, 27, 31, 32: .unreachable
        default: nil
        }
    }
}

/// The text of a receipt, such as `id:1a2b sub:001 dlvrd:001 stat:DELIVRD err:000 text:…`.
///
/// The order and the format of the fields differ between SMSCs, but each needed field is a name, a
/// colon and a value without spaces.
struct ReceiptText {
    /// The longest text that is searched; longer than the fields of any receipt.
    private static let limit = 512

    private var fields: [String: String] = [:]

    init(_ text: String) {
        for word in text.prefix(Self.limit).split(whereSeparator: \.isWhitespace) {
            guard let colon = word.firstIndex(of: ":") else { continue }
            let name = word[..<colon].lowercased()
            // The text of the message itself begins here.
            guard name != "text" else { return }
            if fields[name] == nil { fields[name] = String(word[word.index(after: colon)...]) }
        }
    }

    subscript(_ name: String) -> String? { fields[name] }
}
