#if Tokens

import Foundation
import Testing

@testable import DialtoneTokens

/// Tokens as `dialtone dev` issues them to clients in emulator mode.
struct UnsignedTokenTests {
    private static let header = base64URL(Data(#"{"alg":"none","typ":"JWT"}"#.utf8))

    private func token(_ changes: [String: Any] = [:]) throws -> String {
        "\(Self.header).\(base64URL(Data(try TestClaims.json(changes).utf8)))."
    }

    private func verifier(_ server: TestServer) throws -> TokenVerifier {
        let url = try #require(URL(string: "http://127.0.0.1:9099"))
        return try server.verifier {
            $0.server = url
            $0.acceptsUnsignedTokens = true
        }
    }

    @Test func `unsigned tokens are accepted only if the settings allow them`() async throws {
        let server = TestServer()
        #expect(try await verifier(server).verifyIDToken(token()).userID == "ada")
        #expect(server.requests.isEmpty)
        await expectRefusal(.wrongAlgorithm) { try await server.verifier().verifyIDToken(token()) }
    }

    @Test func `claims of unsigned tokens are still checked`() async throws {
        let verifier = try verifier(TestServer())
        for (changes, reason): ([String: Any], InvalidToken.Reason) in [
            (["aud": "other"], .wrongAudience), (["iss": "other"], .wrongIssuer),
            (["exp": TestClaims.now - 60], .expired), (["sub": ""], .noUser),
        ] {
            let token = try token(changes)
            await expectRefusal(reason) { try await verifier.verifyIDToken(token) }
        }
    }

    @Test func `signed tokens still need a valid signature`() async throws {
        let key = TestKey.es256("k1")
        let verifier = try verifier(TestServer([key]))
        #expect(try await verifier.verifyIDToken(key.token()).userID == "ada")
        let forged = try TestKey.es256("k1").token()
        await expectRefusal(.wrongSignature) { try await verifier.verifyIDToken(forged) }
        let odd = try token() + "AAAA"
        await expectRefusal(.wrongAlgorithm) { try await verifier.verifyIDToken(odd) }
    }
}

#endif
