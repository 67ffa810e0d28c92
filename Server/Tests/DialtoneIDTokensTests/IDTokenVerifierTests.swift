import DialtoneBasics
@testable import DialtoneIDTokens
@testable import DialtoneModel
import Crypto
import Foundation
import Testing

@Suite struct IDTokenVerifierTests {
    private let start = TokenNode.start
    private let project = TokenNode.project

    /// Returns the claims of a valid token with changes; `nil` removes a claim.
    private func payload(_ changes: [String: String?] = [:]) -> String {
        var claims: [String: String?] = [
            "iss": #""https://securetoken.google.com/demo-dialtone""#, "aud": #""demo-dialtone""#,
            "sub": #""someone""#, "iat": "1800000000", "exp": "1800003600",
            "auth_time": "1800000000", "firebase": #"{"sign_in_provider":"phone"}"#,
        ]
        claims.merge(changes) { $1 }
        let members = claims.compactMap { name, value in value.map { "\"\(name)\":\($0)" } }
        return "{\(members.joined(separator: ","))}"
    }

    private func expect(
        _ reason: InvalidIDToken,
        for token: String,
        on node: TokenNode,
        at now: Timestamp = TokenNode.start,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(throws: reason, sourceLocation: sourceLocation) {
            try node.verifier.verify(token, of: project, at: now)
        }
        #expect(throws: Refusal.invalidIDToken, sourceLocation: sourceLocation) {
            try node.authority.check(token, of: project, at: now)
        }
    }

    @Test(arguments: SigningAlgorithm.allCases)
    func `a token that was issued is accepted`(algorithm: SigningAlgorithm) async throws {
        try await TokenNode.with(algorithm) { node in
            let checked = try node.authority.check(await node.token(), of: project, at: start)
            #expect(checked.accountID == Account.example.id)
            #expect(checked.issuedAt == start)
            #expect(checked.signedInAt == start)
            #expect(checked.signInProvider == .phone)
            #expect(checked.sessionID == .example)
        }
    }

    @Test(arguments: [
        "", #","session_id":"""#, #","session_id":"session_AQ""#, #","session_id":7"#,
        #","session_id":"AQEBAQEBAQEBAQEBAQEBAQ""#,
    ])
    func `a token without a session ID is refused`(claim: String) async throws {
        try await TokenNode.with { node in
            let firebase = #"{"sign_in_provider":"phone"\#(claim)}"#
            let token = try node.signed(payload(["firebase": firebase]))
            #expect(throws: Refusal.invalidIDToken) {
                try node.authority.check(token, of: project, at: start)
            }
        }
    }

    @Test(arguments: [
        #"{"alg":"none","typ":"JWT"}"#, #"{"alg":"none","kid":"KID","typ":"JWT"}"#,
        #"{"alg":"HS256","kid":"KID","typ":"JWT"}"#, #"{"alg":"RS256","kid":"KID","typ":"JWT"}"#,
        #"{"alg":"ES256","kid":"../../etc/passwd","typ":"JWT"}"#,
        #"{"alg":"ES256","kid":"","typ":"JWT"}"#, #"{"alg":"ES256","typ":"JWT"}"#,
        #"{"alg":"ES256","kid":"KID","typ":"JWT","jku":"https://example.com/keys"}"#,
        #"{"alg":"ES256","kid":"KID","typ":"JWT","x5u":"https://example.com/cert"}"#,
        #"{"alg":"ES256","kid":"KID","typ":"JWT","jwk":{"kty":"EC"}}"#,
        #"{"alg":"ES256","kid":"KID","typ":"JWT","crit":["exp"],"exp":1}"#,
    ])
    func `a token with a foreign header is refused, even with a valid signature`(
        header: String
    ) async throws {
        try await TokenNode.with { node in
            let key = try #require(node.ring.signingKey(by: nil, at: start))
            let text = Base64URL.encode(header.replacing("KID", with: key.id).utf8)
            let signed = "\(text).\(Base64URL.encode(payload().utf8))"
            let good = try key.signer.signature(of: Array(signed.utf8))
            for signature in ["", Base64URL.encode(good)] {
                expect(.unknownKey, for: "\(signed).\(signature)", on: node)
            }
        }
    }

    @Test func `the public key is not accepted as a shared secret`() async throws {
        try await TokenNode.with(.rs256) { node in
            let published = try #require(node.ring.publishedKeys(at: start).first)
            let header = #"{"alg":"HS256","kid":"\#(published.id)","typ":"JWT"}"#
            let text = "\(Base64URL.encode(header.utf8)).\(Base64URL.encode(payload().utf8))"
            let secret = SymmetricKey(data: Data(published.certificatePEM.utf8))
            let mac = HMAC<SHA256>.authenticationCode(for: Data(text.utf8), using: secret)
            expect(.unknownKey, for: "\(text).\(Base64URL.encode(mac))", on: node)
        }
    }

    @Test(arguments: SigningAlgorithm.allCases)
    func `a flipped bit is detected`(algorithm: SigningAlgorithm) async throws {
        try await TokenNode.with(algorithm) { node in
            let parts = try await node.token().split(separator: ".").map(String.init)
            for part in [1, 2] {
                var bytes = try #require(Base64URL.decode(parts[part]))
                bytes[bytes.count / 2] ^= 4
                var changed = parts
                changed[part] = Base64URL.encode(bytes)
                expect(.invalidSignature, for: changed.joined(separator: "."), on: node)
            }
        }
    }

    @Test func `a token without its signature is refused`() async throws {
        try await TokenNode.with(.rs256) { node in
            let parts = try await node.token().split(separator: ".").map(String.init)
            expect(.invalidSignature, for: "\(parts[0]).\(parts[1]).", on: node)
            expect(.malformed, for: "\(parts[0]).\(parts[1])", on: node)
            expect(.malformed, for: "\(parts[0]).\(parts[1]).\(parts[2]).", on: node)
            expect(.malformed, for: "\(parts[0]).\(parts[1]).\(parts[2])=", on: node)
        }
    }

    @Test(arguments: ["", ".", "..", "...", "nonsense", "\u{0}.\u{0}.\u{0}", "é.é.é"])
    func `text that is not a token is refused`(text: String) async throws {
        try await TokenNode.with { node in
            #expect(throws: InvalidIDToken.self) {
                try node.verifier.verify(text, of: project, at: start)
            }
        }
    }

    @Test func `an extremely long token is refused at little cost`() async throws {
        try await TokenNode.with { node in
            expect(.malformed, for: String(repeating: ".", count: 1_000_000), on: node)
        }
    }

    @Test(
        arguments: [
            (["exp": #""1800003600""#], InvalidIDToken.malformed),
            (["iat": #""1800000000""#], .malformed),
            (["auth_time": #""1800000000""#], .malformed), (["exp": nil], .malformed),
            (["exp": "1e400"], .malformed), (["exp": "true"], .malformed),
            (["iat": "1.5"], .malformed),
            (["aud": #"["demo-dialtone"]"#], .malformed), (["aud": #""other""#], .wrongAudience),
            (["aud": #""demo-dialtone/""#], .wrongAudience), (["aud": nil], .malformed),
            (["iss": #""https://securetoken.google.com/other""#], .wrongIssuer),
            (["iss": #""https://session.firebase.google.com/demo-dialtone""#], .wrongIssuer),
            (["iat": "1800000061"], .notYetValid), (["auth_time": "1800000061"], .notYetValid),
            (["exp": "1800000000"], .expired), (["exp": "-1"], .expired),
            (["sub": #""""#], .invalidSubject), (["sub": nil], .malformed),
            (["sub": "7"], .malformed),
            (["firebase": nil], .malformed), (["firebase": "{}"], .malformed),
        ] as [([String: String?], InvalidIDToken)]
    )
    func `a signed token with a wrong claim is refused`(
        changes: [String: String?],
        reason: InvalidIDToken
    ) async throws {
        try await TokenNode.with { node in
            expect(reason, for: try node.signed(payload(changes)), on: node)
        }
    }

    @Test func `the length of the subject is bounded`() async throws {
        try await TokenNode.with { node in
            let longest = "\"\(String(repeating: "a", count: 128))\""
            let tooLong = "\"\(String(repeating: "a", count: 129))\""
            let good = try node.signed(payload(["sub": longest]))
            #expect(throws: Never.self) { try node.verifier.verify(good, of: project, at: start) }
            let bad = try node.signed(payload(["sub": tooLong]))
            expect(.invalidSubject, for: bad, on: node)
        }
    }

    @Test func `a token expires after an hour`() async throws {
        try await TokenNode.with { node in
            let token = try await node.token()
            let end = start + .hours(1)
            #expect(throws: Never.self) {
                try node.verifier.verify(token, of: project, at: end - .seconds(1))
            }
            expect(.expired, for: token, on: node, at: end)
        }
    }

    @Test func `a token of another server is refused`() async throws {
        try await TokenNode.with { node in
            let foreign = try await TokenNode.with { try await $0.token() }
            expect(.unknownKey, for: foreign, on: node)
        }
    }

    @Test func `a token of another project is refused`() async throws {
        try await TokenNode.with { node in
            let token = try await node.token()
            #expect(throws: InvalidIDToken.wrongIssuer) {
                try node.verifier.verify(token, of: ProjectID(rawValue: "other"), at: start)
            }
        }
    }
}
