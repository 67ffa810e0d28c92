import DialtoneBasics
import Foundation
import Testing

struct DigestTextTests {
    private static let digest = (0..<32).map { UInt8(200 + $0) }

    @Test func `digests are read in the usual notations`() {
        let hexadecimal = Self.digest.map { String($0, radix: 16) }
        #expect(DigestText.decode(hexadecimal.joined()) == Self.digest)
        #expect(DigestText.decode(hexadecimal.joined(separator: ":").uppercased()) == Self.digest)
        #expect(DigestText.decode(Base64URL.encode(Self.digest)) == Self.digest)
        #expect(DigestText.decode(Data(Self.digest).base64EncodedString()) == Self.digest)
    }

    @Test(arguments: [
        nil, "", "00", String(repeating: "0", count: 62), String(repeating: "+1", count: 32),
        String(repeating: "A", count: 200), Base64URL.encode([UInt8](repeating: 1, count: 31)),
    ])
    func `text that is not a digest is refused`(text: String?) {
        #expect(DigestText.decode(text) == nil)
    }
}
