#if Tokens

import Foundation
import Testing

@testable import DialtoneTokens

struct SignedInTests {
    private let key = TestKey.es256("k1")

    /// A server that publishes the key, and answers look-ups with this status and body.
    private func server(_ status: Int, _ body: String = "{}") -> TestServer {
        let server = TestServer()
        let keys = TestServer.keySet([key])
        server.answer { request in
            request.json == nil
                ? keys : ServerExchange.Response(status: status, body: Data(body.utf8))
        }
        return server
    }

    @Test func `the server is asked with the token, the tenant and the API key`() async throws {
        let server = server(200)
        let verifier = try server.verifier {
            $0.apiKey = "key-1"
            $0.tenant = .any
        }
        let token = try key.token(["firebase": ["sign_in_provider": "phone", "tenant": "north"]])
        #expect(try await verifier.verifySignedIn(token).userID == "ada")
        let request = try #require(server.requests.last)
        #expect(request.url.path == "/v1/accounts:lookup" && request.url.query == "key=key-1")
        let body = try JSONDecoder().decode([String: String].self, from: request.json ?? Data())
        #expect(body == ["idToken": token, "tenantId": "north"])
    }

    @Test(arguments: ["TOKEN_EXPIRED", "USER_DISABLED", "USER_NOT_FOUND", "INVALID_ID_TOKEN : x"])
    func `a session that has ended is refused`(message: String) async throws {
        let body = #"{"error":{"code":400,"message":"\#(message)"}}"#
        let verifier = try server(400, body).verifier { $0.apiKey = "key-1" }
        await expectRefusal(.signedOut) { try await verifier.verifySignedIn(key.token()) }
        #expect(try await verifier.verifyIDToken(key.token()).userID == "ada")
    }

    @Test(arguments: [
        (400, #"{"error":{"message":"API key not valid."}}"#), (500, ""), (503, "<html>"),
        (429, #"{"error":{"message":"RESOURCE_EXHAUSTED"}}"#), (302, ""),
    ])
    func `an unexpected response is an error and not a refusal`(
        status: Int,
        body: String
    ) async throws {
        let verifier = try server(status, body).verifier { $0.apiKey = "key-1" }
        await #expect(throws: SignInStatusUnknown.self) {
            try await verifier.verifySignedIn(key.token())
        }
    }

    @Test func `a forged token is refused without asking about it`() async throws {
        let server = server(200)
        let verifier = try server.verifier { $0.apiKey = "key-1" }
        let forged = try TestKey.es256("k1").token()
        await expectRefusal(.wrongSignature) { try await verifier.verifySignedIn(forged) }
        #expect(server.requests.allSatisfy { $0.json == nil })
    }

    @Test func `a missing API key is an error of the settings`() async throws {
        let verifier = try server(200).verifier()
        await #expect(throws: InvalidTokenVerifierSettings.self) {
            try await verifier.verifySignedIn(key.token())
        }
    }
}

#endif
