import DialtoneBasics
import DialtoneIDTokens
import Crypto
import DialtoneTestSupport
import Foundation
import HTTPTypes
import JWTKit
import Synchronization
import Testing

/// The verifier that docs/back-ends.md shows for Swift.
///
/// The other languages are tried in Tests/python/test_back_ends.py.
@Suite struct SwiftBackEndTests {
    private static let foreign = P256.Signing.PrivateKey()

    /// The server's keys, and one of the test, which signs tokens that the server never would.
    private func keySet(_ server: TestServer) async throws -> Data {
        let answer = try await server.request(.get, "/.well-known/jwks.json")
        let own = Self.foreign.publicKey.rawRepresentation
        let text = String(decoding: answer.body, as: UTF8.self)
        let key = """
            {"kty":"EC","crv":"P-256","alg":"ES256","use":"sig","kid":"own",\
            "x":"\(Base64URL.encode(Array(own.prefix(32))))",\
            "y":"\(Base64URL.encode(Array(own.suffix(32))))"},
            """
        return Data(text.replacing("{\"keys\":[", with: "{\"keys\":[" + key).utf8)
    }

    private func verifier(
        _ server: TestServer,
        _ fetches: @escaping @Sendable () -> Void = {}
    ) -> IDTokenVerifier {
        let now = { @Sendable in server.clock.now.date }
        return IDTokenVerifier(project: "demo-test", pause: .zero, now: now) {
            fetches()
            return try await keySet(server)
        }
    }

    private static func token(
        _ header: String = #"{"alg":"ES256","kid":"own","typ":"JWT"}"#,
        claims: [String: JSONValue]
    ) throws -> String {
        let parts = [Array(header.utf8), Array(try JSONEncoder().encode(claims))]
            .map { Base64URL.encode($0) }
        let signature = try foreign.signature(for: Data(parts.joined(separator: ".").utf8))
        return (parts + [Base64URL.encode(Array(signature.rawRepresentation))])
            .joined(separator: ".")
    }

    private static var claims: [String: JSONValue] {
        let now = StoppedClock.start.seconds
        return [
            "iss": "https://securetoken.google.com/demo-test", "aud": "demo-test", "sub": "ada",
            "iat": .number(Double(now)), "exp": .number(Double(now + 3_600)), "firebase": [:],
        ]
    }

    @Test func `a token of the project is accepted, and keys are fetched once`() async throws {
        try await withServer { server in
            let count = Mutex(0)
            let verifier = verifier(server) { count.withLock { $0 += 1 } }
            for _ in 1...3 {
                let claims = try await verifier.verify(Self.token(claims: Self.claims))
                #expect(claims.sub.value == "ada")
            }
            #expect(count.withLock { $0 } == 1)
        }
    }

    @Test(
        arguments: [
            ["aud": "demo-other"], ["aud": "demo-test/second-factor-enrollment"],
            ["iss": "https://session.firebase.google.com/demo-test"],
            ["iss": "https://securetoken.google.com/demo-other"], ["exp": 1_700_000_000],
            ["iat": 4_000_000_000], ["sub": ""], ["firebase": ["tenant": "shop"]],
        ] as [[String: JSONValue]]
    )
    func `a token with a wrong claim is refused`(wrong: [String: JSONValue]) async throws {
        try await withServer { server in
            let claims = Self.claims.merging(wrong) { $1 }
            let token = try Self.token(claims: claims)
            await #expect(throws: (any Error).self) { try await verifier(server).verify(token) }
        }
    }

    @Test func `a forged token is refused`() async throws {
        try await withServer { server in
            let good = try Self.token(claims: Self.claims)
            let parts = good.split(separator: ".").map(String.init)
            let none = Base64URL.encode(Array(#"{"alg":"none","kid":"own"}"#.utf8))
            let verifier = verifier(server)
            for forged in [
                "\(none).\(parts[1]).", "\(none).\(parts[1]).\(parts[2])",
                "\(parts[0]).\(parts[1]).\(Base64URL.encode([UInt8](repeating: 1, count: 64)))",
                try Self.token(#"{"alg":"ES256","kid":"other"}"#, claims: Self.claims), "x.y.z", "",
            ] {
                await #expect(throws: (any Error).self) { try await verifier.verify(forged) }
            }
            #expect(try await verifier.verify(good).sub.value == "ada")
        }
    }

    @Test func `the server's own tokens are accepted, and those of a new key too`() async throws {
        let keys = try await SigningKeys()
        try await withServer(ServerSetup { $0.keys = keys }) { server in
            let verifier = verifier(server)
            let first = try await server.signIn("+16505550111")
            #expect(try await verifier.verify(first.idToken).sub.value == first.accountID)
            try await keys.ring.rotate(at: server.clock.now)
            server.clock.advance(by: .minutes(61))
            let second = try await server.signIn("+16505550112")
            #expect(second.idToken.prefix { $0 != "." } != first.idToken.prefix { $0 != "." })
            #expect(try await verifier.verify(second.idToken).sub.value == second.accountID)
        }
    }
}
