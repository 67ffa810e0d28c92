#if Tokens

import Crypto
import Foundation
import Testing

@testable import DialtoneTokens

struct ForgeryTests {
    private let rsa: TestKey
    private let ec = TestKey.es256("ec")
    private let verifier: TokenVerifier
    private let server: TestServer

    init() throws {
        rsa = try TestKey.rs256("rsa")
        server = TestServer([rsa, ec])
        verifier = try server.verifier()
    }

    private func parts(_ token: String) -> [String] {
        token.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    }

    @Test(arguments: ["none", "None", "NONE", "nOnE", ""])
    func `an unsigned token is refused, however its header is written`(name: String) async throws {
        let header = base64URL(Data(#"{"alg":"\#(name)","typ":"JWT"}"#.utf8))
        let good = parts(try ec.token())
        for signature in ["", good[2]] {
            let token = "\(header).\(good[1]).\(signature)"
            await expectRefusal(.wrongAlgorithm) { try await verifier.verifyIDToken(token) }
        }
        #expect(server.requests.isEmpty)
    }

    @Test func `a public key is not accepted as the secret of an HMAC`() async throws {
        for key in [rsa, ec] {
            for secret in [key.jwk["n"], key.jwk["x"]].compactMap({ $0 }) {
                let text =
                    base64URL(Data(#"{"alg":"HS256","kid":"\#(key.id)"}"#.utf8)) + "."
                    + base64URL(Data(try TestClaims.json().utf8))
                let code = HMAC<SHA256>.authenticationCode(
                    for: Data(text.utf8),
                    using: SymmetricKey(data: Data(secret.utf8))
                )
                let token = text + "." + base64URL(Data(code))
                await expectRefusal(.wrongAlgorithm) { try await verifier.verifyIDToken(token) }
            }
        }
    }

    @Test func `a key verifies only its own algorithm`() async throws {
        let asRSA = try ec.token(header: #"{"alg":"RS256","kid":"ec"}"#)
        let asEC = try rsa.token(header: #"{"alg":"ES256","kid":"rsa"}"#)
        for token in [asRSA, asEC] {
            await expectRefusal(.wrongAlgorithm) { try await verifier.verifyIDToken(token) }
        }
    }

    @Test func `a token of another key is refused, whichever key it names`() async throws {
        let foreign = TestKey.es256("foreign")
        let named = try foreign.token(header: #"{"alg":"ES256","kid":"ec"}"#)
        await expectRefusal(.wrongSignature) { try await verifier.verifyIDToken(named) }
        await expectRefusal(.unknownKey) { try await verifier.verifyIDToken(foreign.token()) }
        for header in [
            #"{"alg":"ES256"}"#, #"{"alg":"ES256","kid":""}"#, #"{"alg":"ES256","kid":1}"#,
        ] {
            let token = try ec.token(header: header)
            await expectRefusal(.unknownKey) { try await verifier.verifyIDToken(token) }
        }
    }

    @Test func `a key inside a token is not used`() async throws {
        let foreign = TestKey.es256("ec")
        let jwk = String(decoding: try JSONEncoder().encode(foreign.jwk), as: UTF8.self)
        for member in [
            #""jwk":\#(jwk)"#, #""jku":"https://evil.example/keys""#, #""x5u":"https://e.x""#,
        ] {
            let header = #"{"alg":"ES256","kid":"ec",\#(member)}"#
            let token = try foreign.token(header: header)
            await expectRefusal(.wrongSignature) { try await verifier.verifyIDToken(token) }
        }
        #expect(Set(server.requests.map(\.url.host)) == ["id.example.com"])
    }

    @Test func `a changed token is refused`() async throws {
        for key in [rsa, ec] {
            let good = parts(try key.token())
            let other = parts(try key.token(["sub": "eve"]))
            await expectRefusal(.wrongSignature) {
                try await verifier.verifyIDToken("\(good[0]).\(other[1]).\(good[2])")
            }
            let zeros = base64URL(Data(repeating: 0, count: key.id == "ec" ? 64 : 256))
            // Of other lengths as well, and all in base64url.
            for signature in [zeros, "", "AAAA", String(good[2].dropFirst(4)), "AAAA" + good[2]] {
                await expectRefusal(.wrongSignature) {
                    try await verifier.verifyIDToken("\(good[0]).\(good[1]).\(signature)")
                }
            }
            #expect(try await verifier.verifyIDToken(good.joined(separator: ".")).userID == "ada")
        }
    }

    @Test(arguments: [
        "", ".", "..", "...", "a.b", "a.b.c", "a.b.c.d", "e30.e30.", "e30.e30.e30", "%%%.%%%.%%%",
        "e30=.e30=.AAAA", "eyJhbGciOiJFUzI1NiJ9\n.e30.AAAA", "bnVsbA.bnVsbA.AAAA", "W10.W10.AAAA",
        " ", "\u{0}.\u{0}.\u{0}", "ü.ü.ü",
    ])
    func `a malformed token is refused without a request to the server`(text: String) async {
        await expectRefusal(.malformed) { try await verifier.verifyIDToken(text) }
        #expect(server.requests.isEmpty)
    }

    @Test func `a token that is too long is refused before it is parsed`() async throws {
        let filler = String(repeating: "a", count: 40_000)
        let token = try ec.token(["filler": filler])
        await expectRefusal(.tooLong) { try await verifier.verifyIDToken(token) }
        #expect(server.requests.isEmpty)
    }

    @Test(arguments: [
        #"{"sub":"eve","sub":"ada"}"#, #"{"sub":"eve","s\u0075b":"ada"}"#,
        #"{"firebase":{"tenant":"a","x":[{"tenant":"b"}],"tenant":"c"}}"#, #"{"a":1}{"b":2}"#,
        #"{"a":}"#, #"{"a":1,}"#, #"{'a':1}"#, #"{"a":NaN}"#, "{\"a\":\"\u{1}\"}", "null", "[]", "",
        " {}", "\u{FEFF}{}", "{", #"{"a":"\ud800"}"#,
    ])
    func `a payload that is not strict JSON is refused`(payload: String) async throws {
        let token = try ec.token(payload)
        await expectRefusal(.malformed) { try await verifier.verifyIDToken(token) }
    }

    @Test func `deeply nested JSON is refused`() async throws {
        let open = String(repeating: "[", count: 10_000)
        let token = try ec.token(#"{"a":\#(open)"#)
        await expectRefusal(.malformed) { try await verifier.verifyIDToken(token) }
        let close = String(repeating: "]", count: 10_000)
        let closed = try ec.token(#"{"a":\#(open)\#(close)}"#)
        await expectRefusal(.malformed) { try await verifier.verifyIDToken(closed) }
    }

    @Test(arguments: [
        #"{"alg":"ES256","kid":"ec","crit":["b64"],"b64":false}"#,
        #"{"alg":"ES256","kid":"ec","typ":"at+jwt"}"#, #"{"alg":"ES256","kid":"ec","typ":1}"#,
        #"{"alg":"ES256","alg":"none","kid":"ec"}"#, #"{"kid":"ec"}"#, #"{"alg":7,"kid":"ec"}"#,
    ])
    func `a header that this verifier does not understand is refused`(header: String) async throws {
        let token = try ec.token(header: header)
        await expectRefusal(.malformed) { try await verifier.verifyIDToken(token) }
    }

    @Test func `several spellings of one signature are not accepted`() async throws {
        let good = try ec.token()
        // 64 bytes leave four bits of the last digit unused.
        let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
        let last = try #require(good.last)
        let position = try #require(digits.firstIndex(of: last))
        let other = String(good.dropLast()) + String(digits[position ^ 1])
        await expectRefusal(.malformed) { try await verifier.verifyIDToken(other) }
        await expectRefusal(.malformed) { try await verifier.verifyIDToken(good + "=") }
    }
}

#endif
