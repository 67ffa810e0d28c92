/// The alphabets in which texts are handed to an SMSC.
package enum SMPPCoding: Hashable, Sendable {
    /// The SMSC's default alphabet: that of GSM, one letter in each octet.
    case gsm7
    /// ISO 8859-1, for SMSCs that turn it into the alphabet of GSM themselves.
    case latin1
    /// UTF-16, big end first.
    case ucs2

    /// `data_coding`.
    package var octet: UInt8 {
        switch self {
        case .gsm7: 0
        case .latin1: 3
        case .ucs2: 8
        }
    }

    /// How many octets one message holds.
    var room: Int { self == .gsm7 ? 160 : 140 }

    /// How many are left in each part of a longer one, beside what puts the parts together.
    var partRoom: Int { self == .gsm7 ? 153 : 134 }

    /// How `letter` is written; `nil` for one that the alphabet lacks.
    func octets(of letter: Unicode.Scalar) -> [UInt8]? {
        switch self {
        case .gsm7: GSMAlphabet.octets(of: letter)
        case .latin1: UInt8(exactly: letter.value).map { [$0] }
        case .ucs2: UTF16.encode(letter)?.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        }
    }

    /// What `octets` of this alphabet say.
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
