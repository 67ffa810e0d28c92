#if Tokens

import Crypto
import Foundation
import Testing

@testable import DialtoneTokens

struct KeySetTests {
    private let key = TestKey.es256("k1")

    private func verify(_ response: ServerExchange.Response) async throws -> VerifiedToken {
        let server = TestServer()
        server.answer { _ in response }
        return try await server.verifier().verifyIDToken(key.token())
    }

    private func verify(_ keys: [TestKey]) async throws -> VerifiedToken {
        try await verify(TestServer.keySet(keys))
    }

    @Test(arguments: [
        "", "[]", "null", "{}", #"{"keys":{}}"#, #"{"keys":[]}"#, #"{"keys":[1,null,"a"]}"#,
        #"{"keys":[{}]}"#, #"{"keys":[],"keys":[]}"#, "<html>",
    ])
    func `a malformed key set is refused`(body: String) async throws {
        await #expect(throws: KeysUnavailable.self) {
            try await verify(ServerExchange.Response(status: 200, body: Data(body.utf8)))
        }
    }

    @Test func `a key set with too many keys or bytes is refused`() async throws {
        let many = (1...65).map { TestKey(id: "\($0)", jwk: ["kid": "\($0)"], sign: { $0 }) }
        await #expect(throws: KeysUnavailable.self) { try await verify([key] + many) }
        var large = key
        large.jwk["filler"] = String(repeating: "a", count: 300_000)
        await #expect(throws: KeysUnavailable.self) { try await verify([large]) }
    }

    @Test func `two keys with one ID are refused`() async throws {
        await #expect(throws: KeysUnavailable.self) {
            try await verify([key, TestKey.es256("k1")])
        }
    }

    @Test(arguments: [
        ["use": "enc"], ["alg": "RS256"], ["alg": "ES384"], ["alg": "none"], ["crv": "P-384"],
        ["kty": "oct"], ["kty": "RSA"], ["x": "AAAA"], ["x": "%"], ["y": ""],
        ["y": "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"],
    ])
    func `a key that does not fit is left out`(changes: [String: String]) async throws {
        var wrong = key
        wrong.jwk.merge(changes) { $1 }
        let other = TestKey.es256("k2")
        await expectRefusal(.unknownKey) { [wrong] in try await verify([wrong, other]) }
    }

    @Test func `a key without a stated algorithm and use is taken by its kind`() async throws {
        var plain = key
        plain.jwk["alg"] = nil
        plain.jwk["use"] = nil
        #expect(try await verify([plain]).userID == "ada")
    }

    @Test(arguments: [128, 1_025, 4_096])
    func `an RSA key that is too small or too large is left out`(bytes: Int) async throws {
        let modulus = Data([0xC1]) + Data(repeating: 0x5B, count: bytes - 1)
        let wrong = TestKey(
            id: "k1",
            jwk: ["kty": "RSA", "kid": "k1", "n": base64URL(modulus), "e": "AQAB"],
            sign: { $0 }
        )
        await expectRefusal(.unknownKey) { try await verify([wrong, TestKey.es256("k2")]) }
    }

    @Test func `an RSA exponent that is too large or not odd is left out`() async throws {
        let rsa = try TestKey.rs256("k1")
        for exponent in ["AQAAAAE", "Ag", ""] {
            var wrong = rsa
            wrong.jwk["e"] = exponent
            await expectRefusal(.unknownKey) { [wrong] in
                try await verify([wrong, TestKey.es256("k2")])
            }
        }
    }
}

#endif
