import Foundation
import IdentityToolkit
import Testing

@testable import DialtoneAuth

/// WebAuthn's JSON, which browsers and libraries read and write.
struct PasskeyValueTests {
    private static let assertion = """
        {"id": "AQL_", "rawId": "AQL_", "type": "public-key", "authenticatorAttachment": "platform",
         "clientExtensionResults": {"credProps": {"rk": true}},
         "response": {"clientDataJSON": "Y2xpZW50", "authenticatorData": "YXV0aGVudGljYXRvcg",
                      "signature": "c2lnbmF0dXJl", "userHandle": "aGFuZGxl"}}
        """
    private static let registration = """
        {"id": "AQL_", "rawId": "AQL_", "type": "public-key", "clientExtensionResults": {},
         "response": {"clientDataJSON": "Y2xpZW50", "attestationObject": "YXR0ZXN0YXRpb24",
                      "authenticatorData": "AA", "publicKeyAlgorithm": -7,
                      "transports": ["internal"]}}
        """

    @Test func `a browser's passkey is read`() throws {
        #expect(try PasskeyAssertion(json: Data(Self.assertion.utf8)) == .scripted)
        #expect(try PasskeyRegistration(json: Data(Self.registration.utf8)) == .scripted)
    }

    @Test func `a passkey is read as it was written`() throws {
        #expect(try PasskeyAssertion(json: PasskeyAssertion.scripted.json) == .scripted)
        #expect(try PasskeyRegistration(json: PasskeyRegistration.scripted.json) == .scripted)
        let text = String(decoding: PasskeyAssertion.scripted.json, as: UTF8.self)
        #expect(text.contains(#""clientExtensionResults":{}"#))
    }

    @Test func `a passkey without a user handle is read`() throws {
        for handle in [#", "userHandle": """#, #", "userHandle": null"#, ""] {
            let json = Self.assertion.replacing(#", "userHandle": "aGFuZGxl""#, with: handle)
            #expect(try PasskeyAssertion(json: Data(json.utf8)).userID == nil)
        }
    }

    @Test(arguments: [
        "", "[]", "{}", "null", #"{"id": "AQL_"}"#, #"{"id": "AQL_", "response": {}}"#,
        #"{"id": 7, "response": {}}"#,
        Self.assertion.replacing("c2lnbmF0dXJl", with: "not base64!"),
        Self.assertion.replacing(#""id": "AQL_", "rawId": "AQL_","#, with: ""),
        Self.assertion.replacing("Y2xpZW50", with: ""),
    ])
    func `an unreadable passkey is a problem`(json: String) {
        let problem = #expect(throws: PasskeyProblem.self) {
            try PasskeyAssertion(json: Data(json.utf8))
        }
        #expect(problem?.cause == .unreadable)
        #expect(throws: PasskeyProblem.self) { try PasskeyRegistration(json: Data(json.utf8)) }
    }

    @Test func `options are read as they were written, and keep what a browser needs`() throws {
        let sent = ScriptedServer.creationOptions(timeout: 60_000).credentialCreationOptions
        let options = try PasskeyCreationOptions(sent)
        #expect(try PasskeyCreationOptions(json: options.json) == options)
        let object = try JSONSerialization.jsonObject(with: options.json) as? [String: Any]
        let user = object?["user"] as? [String: String]
        #expect(user == ["id": "aGFuZGxl", "name": "+16505550101", "displayName": "Alice"])
        #expect(object?["timeout"] as? Int == 60_000)

        let asked = ScriptedServer.requestOptions(timeout: nil).credentialRequestOptions
        let request = try PasskeyRequestOptions(asked)
        #expect(try PasskeyRequestOptions(json: request.json) == request)
        #expect(request.timeout == nil)
    }

    @Test func `options in the standard alphabet of base64 are read`() throws {
        let json = #"{"challenge": "+/8=", "rpId": "example.org"}"#
        let options = try PasskeyRequestOptions(json: Data(json.utf8))
        #expect(options.challenge == Data([0xfb, 0xff]))
    }

    @Test func `nothing that proves a sign-in or names a user gets into a log`() throws {
        let sent = ScriptedServer.creationOptions(timeout: nil).credentialCreationOptions
        let options = try PasskeyCreationOptions(sent)
        var shown = ""
        dump(options, to: &shown)
        dump(PasskeyAssertion.scripted, to: &shown)
        shown += "\(options) \(PasskeyAssertion.scripted) \(PasskeyRegistration.scripted)"
        for secret in ["6505550101", "Alice", "signature", "c2lnbmF0dXJl", "AQL_"] {
            #expect(!shown.contains(secret), "\(secret)")
        }
    }

    @Test(arguments: [
        ("", Data()), ("AQL_", Data([1, 2, 255])), ("AQL/", Data([1, 2, 255])),
        ("AQ==", Data([1])), ("AQ", Data([1])),
    ])
    func `base64 is read in both alphabets, with and without padding`(text: String, data: Data) {
        #expect(Base64URL.decode(text) == data)
        #expect(Base64URL.decode(Base64URL.encode(data)) == data)
    }

    @Test(arguments: ["A", "A===", "A Q", "AQ\n!", "ÄÄ", "AQL_AQL_A"])
    func `other text is no base64`(text: String) {
        #expect(Base64URL.decode(text) == nil)
    }
}
