import Testing

@testable import DialtoneCore

@Suite struct Base64URLBytesTests {
    @Test(arguments: 0..<70)
    func `both encoders agree, and decoding undoes them`(length: Int) {
        let bytes = RandomSource.seeded(UInt64(length)).bytes(length)
        var text: [UInt8] = []
        text.appendBase64URL(bytes)
        #expect(String(decoding: text, as: UTF8.self) == Base64URL.encode(bytes))
        #expect([UInt8](base64URL: text[...]) == bytes)
    }

    @Test(arguments: ["A", "AAAAA", "AB", "AAB", "AA==", "A+", "A/", "A A", "é", "AA\n"])
    func `text in another form is refused`(text: String) {
        #expect([UInt8](base64URL: Array(text.utf8)[...]) == nil)
    }
}
