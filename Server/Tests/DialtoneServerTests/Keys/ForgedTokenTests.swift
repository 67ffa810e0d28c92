import DialtoneBasics
import Crypto
import Foundation
import HTTPTypes
import IdentityToolkit
import Testing

/// Tests with forged and modified tokens.
struct ForgedTokenTests {
    @Test func `every forged token is refused`() async throws {
        // Development mode accepts unsigned tokens.
        try await withServer(.production) { server in
            let person = try await server.signIn("+16505550100")
            let other = try await server.signIn("+16505550101")
            for (name, token) in try await forgeries(of: person, and: other, on: server) {
                let answer = try await server.lookUp(token)
                #expect(answer.status == 400, "\(name)")
                #expect(try answer.errorCode == .invalidIDToken, "\(name)")
                let update = try await server.call(
                    .update,
                    ["idToken": .string(token), "displayName": "Eve"]
                )
                #expect(try update.errorCode == .invalidIDToken, "\(name)")
            }
            #expect(
                try await server.lookUp(person.idToken).json["users"][0]["displayName"] == .null
            )
        }
    }

    @Test func `a token of one project is refused in another`() async throws {
        try await withServer { server in
            let person = try await server.signIn("+16505550100")
            let answer = try await server.call(
                .lookUp,
                ["idToken": .string(person.idToken)],
                key: TestServer.otherAPIKey
            )
            #expect(try answer.errorCode == .invalidIDToken)
        }
    }

    private func forgeries(
        of person: SignedIn,
        and other: SignedIn,
        on server: TestServer
    ) async throws -> [(String, String)] {
        let parts = person.idToken.split(separator: ".").map(String.init)
        let otherParts = other.idToken.split(separator: ".").map(String.init)
        let key = try await server.request(.get, "/.well-known/jwks.json").json["keys"][0]
        let id = try #require(key["kid"].text)
        let modulus = try #require(key["n"].text)
        let hs256 = encode(#"{"alg":"HS256","kid":"\#(id)","typ":"JWT"}"#) + "." + parts[1]
        let mac = HMAC<SHA256>.authenticationCode(
            for: Data(hs256.utf8),
            using: SymmetricKey(data: Data(modulus.utf8))
        )
        let none = encode(#"{"alg":"none","typ":"JWT"}"#)
        let path = encode(#"{"alg":"RS256","kid":"../../etc/passwd","typ":"JWT"}"#)
        let jku = encode(
            #"{"alg":"RS256","jku":"https://evil.example/jwks","kid":"\#(id)","typ":"JWT"}"#
        )
        return [
            ("no algorithm", "\(none).\(parts[1])."),
            ("no algorithm, in capitals", encode(#"{"alg":"NONE"}"#) + ".\(parts[1])."),
            ("no algorithm, a signature", "\(none).\(parts[1]).\(parts[2])"),
            ("the public key as secret", "\(hs256).\(encode(Array(mac)))"),
            ("a key ID that is a path", "\(path).\(parts[1]).\(parts[2])"),
            ("keys from elsewhere", "\(jku).\(parts[1]).\(parts[2])"),
            ("another's claims", "\(parts[0]).\(otherParts[1]).\(parts[2])"),
            ("another's signature", "\(parts[0]).\(parts[1]).\(otherParts[2])"),
            ("text as expiry", try changed(parts) { $0["exp"] = "9999999999" }),
            ("another audience", try changed(parts) { $0["aud"] = "demo-other" }),
            ("no signature", "\(parts[0]).\(parts[1])"),
            ("too many parts", person.idToken + ".x"),
            ("not a token", "x"), ("dots", "..."),
            ("very long", String(repeating: "x", count: 50_000)),
        ]
    }

    private func changed(
        _ parts: [String],
        by change: (inout [String: JSONValue]) -> Void
    ) throws -> String {
        let payload = try #require(Base64URL.decode(parts[1]))
        var claims = try JSONDecoder().decode([String: JSONValue].self, from: Data(payload))
        change(&claims)
        let encoded = Base64URL.encode(try JSONEncoder().encode(claims))
        return "\(parts[0]).\(encoded).\(parts[2])"
    }

    private func encode(_ text: String) -> String { Base64URL.encode(text.utf8) }
    private func encode(_ bytes: [UInt8]) -> String { Base64URL.encode(bytes) }
}
