import DialtoneTestSupport
import DialtoneModel
import DialtoneSMPP
@testable import DialtoneSMS
import Testing

struct GSMAlphabetTests {
    /// The tables of 3GPP TS 23.038, section 6.2.1, by code point.
    private static let basic: [Unicode.Scalar] = [
        "@", "£", "$", "¥", "è", "é", "ù", "ì", "ò", "Ç", "\n", "Ø", "ø", "\r", "Å", "å",
        "Δ", "_", "Φ", "Γ", "Λ", "Ω", "Π", "Ψ", "Σ", "Θ", "Ξ", "\u{1B}", "Æ", "æ", "ß", "É",
        " ", "!", "\"", "#", "¤", "%", "&", "'", "(", ")", "*", "+", ",", "-", ".", "/",
        "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", ":", ";", "<", "=", ">", "?",
        "¡", "A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L", "M", "N", "O",
        "P", "Q", "R", "S", "T", "U", "V", "W", "X", "Y", "Z", "Ä", "Ö", "Ñ", "Ü", "§",
        "¿", "a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l", "m", "n", "o",
        "p", "q", "r", "s", "t", "u", "v", "w", "x", "y", "z", "ä", "ö", "ñ", "ü", "à",
    ]

    private static let extended: [(UInt8, Unicode.Scalar)] = [
        (0x0A, "\u{0C}"), (0x14, "^"), (0x28, "{"), (0x29, "}"), (0x2F, "\\"),
        (0x3C, "["), (0x3D, "~"), (0x3E, "]"), (0x40, "|"), (0x65, "€"),
    ]

    @Test func `all 127 letters of the first table map to their code and back`() {
        #expect(Self.basic.count == 128)
        for (code, letter) in Self.basic.enumerated() where code != 0x1B {
            #expect(GSMAlphabet.octets(of: letter) == [UInt8(code)])
            #expect(GSMAlphabet.text(of: [UInt8(code)]) == String(Character(letter)))
        }
    }

    @Test func `all ten letters of the second table map to their code and back`() {
        for (code, letter) in Self.extended {
            #expect(GSMAlphabet.octets(of: letter) == [0x1B, code])
            #expect(GSMAlphabet.text(of: [0x1B, code]) == String(Character(letter)))
        }
    }

    @Test func `no other letter is in the alphabet`() {
        let known = Set(Self.basic).union(Self.extended.map(\.1)).subtracting(["\u{1B}"])
        let found = (0...0xFFFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init)
            .filter { GSMAlphabet.octets(of: $0) != nil }
        #expect(Set(found) == known)
    }

    @Test func `an unknown escape is read as the letter of the first table`() {
        #expect(GSMAlphabet.text(of: [0x1B, 0x41]) == "A")
        #expect(GSMAlphabet.text(of: [0x1B, 0x1B, 0x41]) == " A")
        #expect(GSMAlphabet.text(of: [0x41, 0x1B]) == "A")
    }

    @Test func `counting segments and encoding use the same letters`() {
        for letter in (0...0xFFFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init) {
            let size = SMSAlphabet.size(of: String(Character(letter)))
            let isKnown = GSMAlphabet.octets(of: letter) != nil
            #expect((size.alphabet == .gsm7) == isKnown, "U+\(String(letter.value, radix: 16))")
        }
    }
}
