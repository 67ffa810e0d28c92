import DialtoneBasics
import DialtoneTestSupport
import Foundation
import Testing

@Suite struct Base64URLTests {
    @Test(arguments: 0..<70)
    func `it is base64 in another alphabet, and decoding undoes it`(length: Int) {
        let bytes = RandomSource.seeded(UInt64(length)).bytes(length)
        let text = Data(bytes).base64EncodedString()
            .replacing("+", with: "-")
            .replacing("/", with: "_")
            .replacing("=", with: "")
        #expect(Base64URL.encode(bytes) == text)
        #expect(Base64URL.decode(text) == bytes)
    }

    @Test(arguments: ["A", "AAAAA", "AB", "AAB", "AA==", "A+", "A/", "A A", "é", "AA\n"])
    func `text in another form is refused`(text: String) {
        #expect(Base64URL.decode(text) == nil)
    }
}
