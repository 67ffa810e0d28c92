#if Tokens

import Foundation
import Testing

@testable import DialtoneTokens

/// A claim that a token should not have, as JSON, and why it is refused.
struct WrongClaim: Sendable, CustomTestStringConvertible {
    let json: String
    let reason: InvalidToken.Reason

    init(_ json: String, _ reason: InvalidToken.Reason) {
        self.json = json
        self.reason = reason
    }

    var testDescription: String { json }

    var changes: [String: Any] {
        get throws {
            let object = try JSONSerialization.jsonObject(with: Data(json.utf8))
            return object as? [String: Any] ?? [:]
        }
    }
}

struct ClaimTests {
    private static let now = TestClaims.now

    @Test(arguments: [
        WrongClaim(#"{"iss": "https://securetoken.google.com/other"}"#, .wrongIssuer),
        WrongClaim(#"{"iss": "https://securetoken.google.com/shop/"}"#, .wrongIssuer),
        WrongClaim(#"{"iss": "https://session.firebase.google.com/shop"}"#, .wrongIssuer),
        WrongClaim(#"{"aud": "other"}"#, .wrongAudience),
        WrongClaim(#"{"aud": "shop/second-factor-enrollment"}"#, .wrongAudience),
        WrongClaim(#"{"aud": ["shop"]}"#, .malformed),
        WrongClaim(#"{"sub": ""}"#, .noUser),
        WrongClaim(#"{"sub": "\#(String(repeating: "a", count: 129))"}"#, .noUser),
        WrongClaim(#"{"sub": 7}"#, .malformed),
        WrongClaim(#"{"exp": \#(now - 10)}"#, .expired),
        WrongClaim(#"{"exp": "\#(now + 100)"}"#, .malformed),
        WrongClaim(#"{"exp": -1}"#, .malformed),
        WrongClaim(#"{"exp": 1e300}"#, .malformed),
        WrongClaim(#"{"iat": \#(now + 11)}"#, .notYetValid),
        WrongClaim(#"{"iat": true}"#, .malformed),
        WrongClaim(#"{"auth_time": \#(now + 11)}"#, .notYetValid),
        WrongClaim(#"{"firebase": {"sign_in_provider": "phone", "tenant": "t"}}"#, .wrongTenant),
        WrongClaim(#"{"firebase": {"sign_in_provider": "phone", "tenant": 1}}"#, .malformed),
        WrongClaim(#"{"firebase": {}}"#, .malformed),
        WrongClaim(#"{"firebase": "phone"}"#, .malformed),
    ])
    func `a wrong claim is refused`(claim: WrongClaim) async throws {
        let key = TestKey.es256("k1")
        let verifier = try TestServer([key]).verifier()
        let token = try key.token(claim.changes)
        await expectRefusal(claim.reason) { try await verifier.verifyIDToken(token) }
    }

    @Test(arguments: ["iss", "aud", "sub", "iat", "exp", "auth_time", "firebase"])
    func `a token without a claim that every token has is refused`(name: String) async throws {
        let key = TestKey.es256("k1")
        let verifier = try TestServer([key]).verifier()
        let token = try key.token([name: NSNull()])
        await expectRefusal(.malformed) { try await verifier.verifyIDToken(token) }
    }

    @Test func `the leeway is permitted, and no more`() async throws {
        let key = TestKey.es256("k1")
        let lenient = try TestServer([key]).verifier { $0.leeway = 30 }
        let strict = try TestServer([key]).verifier { $0.leeway = 0 }
        let old = try key.token(["exp": Self.now - 29])
        let new = try key.token(["iat": Self.now + 30, "auth_time": Self.now + 30])
        for token in [old, new] {
            #expect(try await lenient.verifyIDToken(token).userID == "ada")
        }
        await expectRefusal(.expired) { try await strict.verifyIDToken(old) }
        await expectRefusal(.notYetValid) { try await strict.verifyIDToken(new) }
        await expectRefusal(.expired) {
            try await strict.verifyIDToken(key.token(["exp": Self.now]))
        }
        await expectRefusal(.expired) {
            try await lenient.verifyIDToken(key.token(["exp": Self.now - 30]))
        }
    }

    @Test func `a sign-in before the required time is refused`() async throws {
        let key = TestKey.es256("k1")
        let server = TestServer([key])
        let verifier = try server.verifier()
        let token = try key.token()
        let signedInAt = server.time.now - 600
        let accepted = try await verifier.verifyIDToken(token, signedInSince: signedInAt)
        #expect(accepted.signedInAt == signedInAt)
        await expectRefusal(.signedInTooLongAgo) {
            try await verifier.verifyIDToken(token, signedInSince: signedInAt + 1)
        }
    }

    @Test func `the tenant must be the required one`() async throws {
        let key = TestKey.es256("k1")
        let server = TestServer([key])
        let north = try key.token(["firebase": ["sign_in_provider": "phone", "tenant": "north"]])
        let none = try key.token()
        let only = try server.verifier { $0.tenant = .only("north") }
        #expect(try await only.verifyIDToken(north).tenantID == "north")
        await expectRefusal(.wrongTenant) { try await only.verifyIDToken(none) }
        let other = try server.verifier { $0.tenant = .only("south") }
        await expectRefusal(.wrongTenant) { try await other.verifyIDToken(north) }
        let any = try server.verifier { $0.tenant = .any }
        #expect(try await any.verifyIDToken(north).tenantID == "north")
        #expect(try await any.verifyIDToken(none).tenantID == nil)
    }
}

#endif
