import DialtoneBasics
import DialtoneModel
import PhoneNumbers

extension OptOutRequest {
    /// Reads an opt-out request from a `deliver_sm` that is not a receipt.
    ///
    /// Returns `nil` if the text is no opt-out keyword or the sender is not a valid phone number.
    init?(_ message: SMPPMessage, to gateway: String, at now: Timestamp) {
        // Bits 2 to 5 mark receipts and acknowledgments; the other bits are ignored.
        guard message.messageClass & 0x3C == 0, let word = OptOutWord(message.spokenText),
            let sender = message.source.sender
        else {
            return nil
        }
        self.init(phoneNumber: sender, word: word, gatewayName: gateway, at: now)
    }
}

extension SMPPMessage {
    /// The text that the user typed, without the header of a message part.
    fileprivate var spokenText: String {
        var octets = content[...]
        if hasHeader, let length = octets.first {
            octets = octets.dropFirst(Int(length) + 1)
        }
        let alphabet: SMPPCoding =
            switch coding {
            case SMPPCoding.ucs2.octet: .ucs2
            case 1, SMPPCoding.latin1.octet: .latin1
            default: .gsm7
            }
        return alphabet.text(of: octets)
    }
}

extension SMPPAddress {
    /// The sender's phone number, which must be international.
    ///
    /// A national number does not identify its country.
    fileprivate var sender: PhoneNumber? {
        guard [0, 1].contains(typeOfNumber) else { return nil }
        let digits = text.drop { $0 == "+" }
        guard !digits.isEmpty, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
            return nil
        }
        return try? PhoneNumber(parsing: "+\(digits)")
    }
}
