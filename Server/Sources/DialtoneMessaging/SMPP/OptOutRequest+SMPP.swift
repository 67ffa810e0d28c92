import DialtoneCore
import PhoneNumbers

extension OptOutRequest {
    /// Reads a `deliver_sm` that is no receipt; `nil` if it does not ask for anything, or from a
    /// number that is none.
    init?(_ message: SMPPMessage, to gateway: String, at now: Timestamp) {
        // Bits 2 to 5 are those of receipts and acknowledgements; the others are of no interest.
        guard message.messageClass & 0x3C == 0, let word = OptOutWord(message.spokenText),
            let sender = message.source.sender
        else {
            return nil
        }
        self.init(phoneNumber: sender, word: word, gatewayName: gateway, at: now)
    }
}

extension SMPPMessage {
    /// What the phone's owner typed, without the header of a part.
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
    /// The phone that a message is from, whose number has to be a whole one: a national number
    /// does not say of which nation.
    fileprivate var sender: PhoneNumber? {
        guard [0, 1].contains(typeOfNumber) else { return nil }
        let digits = text.drop { $0 == "+" }
        guard !digits.isEmpty, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
            return nil
        }
        return try? PhoneNumber(parsing: "+\(digits)")
    }
}
