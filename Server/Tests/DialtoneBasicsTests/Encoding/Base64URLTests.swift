import DialtoneBasics
import DialtoneTestSupport
import Foundation
import Testing

@Suite struct Base64URLTests {
    @Test(arguments: 0..<70)
    func `encoding is base64 in the URL alphabet, and decoding reverses it`(length: Int) {
        let bytes = RandomSource.seeded(UInt64(length)).bytes(length)
        let text = Data(bytes).base64EncodedString()
            .replacing("+", with: "-")
            .replacing("/", with: "_")
            .replacing("=", with: "")
        #expect(Base64URL.encode(bytes) == text)
        #expect(Base64URL.decode(text) == bytes)
    }

    @Test(arguments: ["A", "AAAAA", "AB", "AAB", "AA==", "A+", "A/", "A A", "é", "AA\n"])
    func `invalid base64url text is refused`(text: String) {
        #expect(Base64URL.decode(text) == nil)
    }
}
