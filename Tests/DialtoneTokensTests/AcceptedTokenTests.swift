#if Tokens

import Foundation
import Testing

@testable import DialtoneTokens

struct AcceptedTokenTests {
    @Test func `a token of either algorithm is accepted, with its claims`() async throws {
        for key in [TestKey.es256("k1"), try TestKey.rs256("k1")] {
            let server = TestServer([key])
            let token = try await server.verifier().verifyIDToken(key.token())
            #expect(token.userID == "ada")
            #expect(token.projectID == "shop")
            #expect(token.phoneNumber == "+16505550101")
            #expect(token.signInProvider == "phone")
            #expect(token.sessionID == "session-1")
            #expect(token.identities == ["phone": ["+16505550101"]])
            #expect(token.customClaims == ["role": .string("editor")])
            #expect(token.signedInAt == server.time.now - 600)
            #expect(token.issuedAt == server.time.now - 60)
            #expect(token.expiresAt == server.time.now + 3_540)
            #expect(token.tenantID == nil && token.secondFactor == nil && token.email == nil)
            #expect(!token.isEmailVerified && !token.isAnonymous)
            #expect(server.requests.map(\.url.path) == ["/.well-known/jwks.json"])
        }
    }

    @Test func `e-mail address, profile, second factor and tenant are read`() async throws {
        let key = TestKey.es256("k1")
        let firebase: [String: Any] = [
            "sign_in_provider": "password", "sign_in_second_factor": "phone",
            "second_factor_identifier": "factor-1", "tenant": "north",
        ]
        let text = try key.token([
            "email": "ada@example.org", "email_verified": true, "name": "Ada", "picture": "p",
            "firebase": firebase, "scores": [1, 2.5, NSNull(), ["a": false]],
        ])
        let verifier = try TestServer([key]).verifier { $0.tenant = .only("north") }
        let token = try await verifier.verifyIDToken(text)
        #expect(token.email == "ada@example.org" && token.isEmailVerified)
        #expect(token.name == "Ada" && token.picture == "p")
        #expect(token.secondFactor == .init(kind: "phone", id: "factor-1"))
        #expect(token.tenantID == "north")
        let scores: [ClaimValue] = [
            .integer(1), .number(2.5), .null, .object(["a": .boolean(false)]),
        ]
        #expect(token.customClaims["scores"] == .array(scores))
    }

    @Test func `a session cookie and an ID token are not interchangeable`() async throws {
        let key = TestKey.es256("k1")
        let cookie = try key.token(
            ["iss": "https://session.firebase.google.com/shop", "exp": TestClaims.now + 1_209_600],
            header: #"{"alg":"ES256","kid":"k1"}"#
        )
        let verifier = try TestServer([key]).verifier()
        #expect(try await verifier.verifySessionCookie(cookie).userID == "ada")
        await expectRefusal(.wrongIssuer) { try await verifier.verifyIDToken(cookie) }
        let token = try key.token()
        await expectRefusal(.wrongIssuer) { try await verifier.verifySessionCookie(token) }
    }

    @Test func `a token with the server's custom issuer is accepted`() async throws {
        let key = TestKey.es256("k1")
        let verifier = try TestServer([key]).verifier { $0.issuer = "https://id.example.com" }
        let token = try key.token(["iss": "https://id.example.com/shop"])
        let cookie = try key.token(["iss": "https://id.example.com/session/shop"])
        #expect(try await verifier.verifyIDToken(token).userID == "ada")
        #expect(try await verifier.verifySessionCookie(cookie).userID == "ada")
        await expectRefusal(.wrongIssuer) { try await verifier.verifyIDToken(key.token()) }
    }

    @Test func `a description contains no personal data`() async throws {
        let key = TestKey.es256("k1")
        let token = try await TestServer([key]).verifier().verifyIDToken(key.token())
        #expect("\(token)" == "VerifiedToken(userID: ada)")
        #expect("\(InvalidToken(.expired))" == "The token is refused: expired.")
    }
}

#endif
