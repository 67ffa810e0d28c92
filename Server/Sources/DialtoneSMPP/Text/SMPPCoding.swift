/// The alphabets for texts in SMPP.
package enum SMPPCoding: Hashable, Sendable {
    /// The SMSC's default alphabet: GSM, with one character per octet.
    case gsm7
    /// ISO 8859-1, for SMSCs that convert it to the GSM alphabet.
    case latin1
    /// UTF-16, big-endian.
    case ucs2

    /// The value of `data_coding`.
    package var octet: UInt8 {
        switch self {
        case .gsm7: 0
        case .latin1: 3
        case .ucs2: 8
        }
    }

    /// The number of octets in a message of one part.
    var room: Int { self == .gsm7 ? 160 : 140 }

    /// The number of octets in each part of a longer message, without the header.
    var partRoom: Int { self == .gsm7 ? 153 : 134 }

    /// Returns the encoding of a character; `nil` if the alphabet lacks it.
    func octets(of letter: Unicode.Scalar) -> [UInt8]? {
        switch self {
        case .gsm7: GSMAlphabet.octets(of: letter)
        case .latin1: UInt8(exactly: letter.value).map { [$0] }
        case .ucs2: UTF16.encode(letter)?.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        }
    }

    /// Decodes `octets`.
    package func text(of octets: some Collection<UInt8>) -> String {
        switch self {
        case .gsm7: return GSMAlphabet.text(of: octets)
        case .latin1: return Latin1.text(of: octets)
        case .ucs2:
            var units: [UInt16] = []
            var high: UInt8?
            for octet in octets {
                if let first = high {
                    units.append(UInt16(first) << 8 | UInt16(octet))
                    high = nil
                } else {
                    high = octet
                }
            }
            return String(decoding: units, as: UTF16.self)
        }
    }
}
