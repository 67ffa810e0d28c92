import DialtoneModel
import Testing

struct PasskeyIDTests {
    @Test(arguments: ["AAEC_-8", "AAEC/+8", "AAEC/+8=", "AAEC_-8="])
    func `an ID is read from either alphabet and written as base64url`(text: String) {
        let id = PasskeyID(text)
        #expect(id?.bytes == [0, 1, 2, 0xff, 0xef])
        #expect(id?.text == "AAEC_-8")
    }

    @Test func `an ID has 1 to 1023 bytes`() {
        #expect(PasskeyID(bytes: []) == nil)
        #expect(PasskeyID(bytes: [UInt8](repeating: 0, count: 1_023)) != nil)
        #expect(PasskeyID(bytes: [UInt8](repeating: 0, count: 1_024)) == nil)
        #expect(PasskeyID("") == nil)
        #expect(PasskeyID("!") == nil)
        #expect(PasskeyID(String(repeating: "A", count: 2_000)) == nil)
    }
}

struct AuthenticatorKindTests {
    @Test func `a kind is a UUID, and zeros are none`() {
        let text = "ea9b8d66-4d01-1d21-3ce4-b6b48cb575d4"
        #expect(AuthenticatorKind(text)?.text == text)
        #expect(AuthenticatorKind(text.uppercased())?.text == text)
        #expect(AuthenticatorKind(text)?.providerName == "Google Password Manager")
        #expect(AuthenticatorKind(bytes: [UInt8](1...16))?.providerName == nil)
        #expect(AuthenticatorKind(bytes: [UInt8](repeating: 0, count: 16)) == nil)
        #expect(AuthenticatorKind(bytes: [1]) == nil)
        #expect(AuthenticatorKind("nonsense") == nil)
    }
}
