import DialtoneBasics
@testable import DialtoneModel
import Crypto
import Testing

@Suite struct SessionInfoTests {
    private let key = PreparedHMAC(key: SymmetricKey(data: [UInt8](repeating: 7, count: 32)))
    private let project = ProjectID(rawValue: "demo")
    private let id = VerificationSessionID(bytes: Array(0..<16))

    private var sealed: SessionInfo { SessionInfo(sealing: id, of: project, key: key) }

    @Test func `a sealed handle opens`() {
        let opened = SessionInfo(opening: sealed.text, of: project, key: key)
        #expect(opened?.sessionID == id)
    }

    @Test func `a handle of another project does not open`() {
        let other = ProjectID(rawValue: "other")
        #expect(SessionInfo(opening: sealed.text, of: other, key: key) == nil)
    }

    @Test func `a handle made with another key does not open`() {
        let stranger = PreparedHMAC(key: SymmetricKey(data: [UInt8](repeating: 8, count: 32)))
        #expect(SessionInfo(opening: sealed.text, of: project, key: stranger) == nil)
    }

    @Test func `no handle with a flipped bit opens`() throws {
        let bytes = try #require(Base64URL.decode(sealed.text))
        for bit in 0..<(bytes.count * 8) {
            var tampered = bytes
            tampered[bit / 8] ^= 1 << (bit % 8)
            let text = Base64URL.encode(tampered)
            #expect(SessionInfo(opening: text, of: project, key: key) == nil)
        }
    }

    @Test(arguments: ["", "A", "äöü", "AAAA", String(repeating: "A", count: 10_000), "\u{0}"])
    func `invalid text does not open`(text: String) {
        #expect(SessionInfo(opening: text, of: project, key: key) == nil)
    }

    @Test func `a truncated or padded handle does not open`() {
        #expect(SessionInfo(opening: String(sealed.text.dropLast()), of: project, key: key) == nil)
        #expect(SessionInfo(opening: sealed.text + "A", of: project, key: key) == nil)
        #expect(SessionInfo(opening: sealed.text + "=", of: project, key: key) == nil)
    }

    @Test func `the same code has a different digest in another session`() {
        let code = OneTimeCode(typed: "123456")
        let other = VerificationSessionID(bytes: Array(16..<32))
        #expect(!key.digest(of: code, in: id).matches(key.digest(of: code, in: other)))
        #expect(key.digest(of: code, in: id).matches(key.digest(of: code, in: id)))
        #expect(!key.digest(of: nil, in: id).matches(key.digest(of: code, in: id)))
    }

    @Test func `a prepared key computes the same codes as the key itself, each time`() {
        let secret = SymmetricKey(data: [UInt8](repeating: 7, count: 32))
        for message in [Array("first".utf8), [], [UInt8](repeating: 1, count: 200)] {
            let expected = Array(HMAC<SHA256>.authenticationCode(for: message, using: secret))
            #expect(key.code(of: message) == expected)
        }
    }
}
