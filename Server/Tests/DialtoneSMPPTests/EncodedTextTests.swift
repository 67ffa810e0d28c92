import DialtoneTestSupport
import DialtoneSMPP
import Testing

struct EncodedTextTests {
    private func repeated(_ text: String, _ count: Int) -> String {
        String(repeating: text, count: count)
    }

    @Test func `160 letters in GSM 7-bit fit one message, and 161 need two`() {
        let one = EncodedText(repeated("x", 160))
        #expect(one.coding == .gsm7)
        #expect(one.parts.map(\.count) == [160])
        #expect(EncodedText(repeated("x", 161)).parts.map(\.count) == [153, 8])
        #expect(EncodedText(repeated("x", 306)).parts.map(\.count) == [153, 153])
        #expect(EncodedText(repeated("x", 307)).parts.map(\.count) == [153, 153, 1])
    }

    @Test func `70 letters in UCS-2 fit one message, and 71 need two`() {
        let one = EncodedText(repeated("ж", 70))
        #expect(one.coding == .ucs2)
        #expect(one.parts.map(\.count) == [140])
        #expect(EncodedText(repeated("ж", 71)).parts.map(\.count) == [134, 8])
        #expect(EncodedText(repeated("ж", 134)).parts.map(\.count) == [134, 134])
        #expect(EncodedText(repeated("ж", 135)).parts.map(\.count) == [134, 134, 2])
    }

    @Test func `a letter of the second table takes two places`() {
        #expect(EncodedText(repeated("€", 80)).parts.count == 1)
        #expect(EncodedText(repeated("€", 80) + "x").parts.count == 2)
    }

    @Test(arguments: 0..<160)
    func `an escape is not separated from its letter`(place: Int) {
        let text = EncodedText(repeated("x", place) + "€" + repeated("y", 200))
        for part in text.parts {
            #expect(part.last != GSMAlphabet.escape)
            #expect(part.count <= 153)
        }
        #expect(
            text.parts.map(GSMAlphabet.text).joined() == repeated("x", place) + "€"
                + repeated("y", 200)
        )
    }

    @Test(arguments: 0..<70)
    func `surrogate pairs are not separated`(place: Int) {
        let whole = repeated("ж", place) + "🔐" + repeated("я", 80)
        let parts = EncodedText(whole).parts
        #expect(parts.allSatisfy { $0.count <= 134 })
        #expect(parts.map(SMPPCoding.ucs2.text).joined() == whole)
        #expect(parts.allSatisfy { !SMPPCoding.ucs2.text(of: $0).contains("\u{FFFD}") })
    }

    @Test func `text outside Latin-1 is encoded in UTF-16`() {
        #expect(EncodedText("Señal ó", preferring: .latin1).coding == .latin1)
        #expect(EncodedText("Señal ó", preferring: .latin1).octets.count == 7)
        #expect(EncodedText("5 €", preferring: .latin1).coding == .ucs2)
        #expect(EncodedText("ó").coding == .ucs2)
        #expect(
            EncodedText(repeated("ó", 141), preferring: .latin1).parts.map(\.count) == [134, 7]
        )
    }

    @Test func `UTF-16 is encoded in big-endian order`() {
        #expect(EncodedText("ж🔐").octets == [0x04, 0x36, 0xD8, 0x3D, 0xDD, 0x10])
    }
}
