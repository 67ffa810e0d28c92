import DialtoneAuth
import DialtoneAuthTesting
import DialtoneTokens
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import NIOCore
import SignedInUsers
import Testing

/// The example over real connections, with tokens that a real development server has issued.
struct TokenBackEndTests {
    private func verifier(
        _ server: DevelopmentServer,
        _ adjust: (inout TokenVerifierSettings) -> Void = { _ in }
    ) throws -> TokenVerifier {
        var settings = TokenVerifierSettings(server: server.url, projectID: server.projectID)
        settings.apiKey = "demo-key"
        adjust(&settings)
        return try TokenVerifier(settings)
    }

    /// Signs a number in with the SDK, and runs a test with the user.
    private func withUser(
        _ server: DevelopmentServer,
        _ adjust: (Auth) -> Void = { _ in },
        _ body: (User, Auth) async throws -> Void
    ) async throws {
        let name = "test-\(UUID().uuidString)"
        FirebaseApp.configure(name: name, options: server.makeOptions())
        let app = try #require(FirebaseApp.app(name: name))
        let auth = Auth.auth(app: app)
        adjust(auth)
        let provider = PhoneAuthProvider.provider(auth: auth)
        let id = try await provider.verifyPhoneNumber("+16505550101", uiDelegate: nil)
        let code = try await server.code(forVerificationID: id)
        let credential = provider.credential(withVerificationID: id, verificationCode: code)
        try await body(auth.signIn(with: credential).user, auth)
        _ = await app.delete()
    }

    private func answer(
        to method: HTTPRequest.Method = .get,
        _ authorization: String?,
        by verifier: TokenVerifier
    ) async throws -> TestResponse {
        try await Application(router: makeRouter(verifier)).test(.live) { client in
            var headers: HTTPFields = [:]
            headers[.authorization] = authorization
            return try await client.execute(uri: "/me", method: method, headers: headers)
        }
    }

    @Test func `a user who signed in by phone reaches the handler`() async throws {
        try await DevelopmentServer.withServer { server in
            try await withUser(server) { user, _ in
                let token = try await user.getIDToken()
                let answer = try await answer("Bearer \(token)", by: verifier(server))
                #expect(answer.status == .ok)
                let content = Data(answer.body.readableBytesView)
                let body = try JSONDecoder().decode([String: String].self, from: content)
                #expect(body == ["userID": user.uid, "phoneNumber": "+16505550101"])
            }
        }
    }

    @Test func `a deleted user keeps access only where the server is not asked`()
        async throws
    {
        try await DevelopmentServer.withServer { server in
            try await withUser(server) { user, auth in
                let token = "Bearer " + (try await user.getIDToken())
                let verifier = try verifier(server)
                #expect(try await answer(to: .delete, token, by: verifier).status == .noContent)
                try await user.delete()
                #expect(try await answer(token, by: verifier).status == .ok)
                #expect(try await answer(to: .delete, token, by: verifier).status == .unauthorized)
            }
        }
    }

    @Test func `without a valid token there is no way to the handler`() async throws {
        try await DevelopmentServer.withServer { server in
            try await withUser(server) { user, _ in
                let token = try await user.getIDToken()
                let parts = token.split(separator: ".")
                let verifier = try verifier(server)
                for wrong in [
                    nil, "", "Bearer", "Bearer ", "Basic \(token)", token, "Bearer x.y.z",
                    "Bearer eyJhbGciOiJub25lIn0.\(parts[1]).",
                    "Bearer \(parts[0]).\(parts[1]).AAAA",
                ] {
                    let answer = try await answer(wrong, by: verifier)
                    #expect(answer.status == .unauthorized, "\(wrong ?? "no header")")
                    #expect(answer.headers[.wwwAuthenticate] == "Bearer")
                }
                let other = try self.verifier(server) { $0.projectID = "demo-other" }
                #expect(try await answer("Bearer \(token)", by: other).status == .unauthorized)
            }
        }
    }

    @Test func `an unsigned token of emulator mode needs a back end that says so`() async throws {
        try await DevelopmentServer.withServer { server in
            let port = try #require(server.url.port)
            try await withUser(server, { $0.useEmulator(withHost: "127.0.0.1", port: port) }) {
                user,
                _ in
                let token = "Bearer " + (try await user.getIDToken())
                #expect(try await answer(token, by: verifier(server)).status == .unauthorized)
                let open = try verifier(server) { $0.acceptsUnsignedTokens = true }
                #expect(try await answer(token, by: open).status == .ok)
            }
        }
    }

    @Test func `a session cookie of the server is verified`() async throws {
        try await DevelopmentServer.withServer { server in
            try await withUser(server) { user, _ in
                let cookie = try await server.sessionCookie(for: user.getIDToken())
                let verifier = try verifier(server)
                #expect(try await verifier.verifySessionCookie(cookie).userID == user.uid)
                await #expect(throws: InvalidToken(.wrongIssuer)) {
                    try await verifier.verifyIDToken(cookie)
                }
            }
        }
    }

    @Test func `without the server's keys, the answer is 503`() async throws {
        let server = try await DevelopmentServer.start()
        let verifier = try verifier(server)
        try await withUser(server) { user, _ in
            let token = "Bearer " + (try await user.getIDToken())
            await server.stop()
            #expect(try await answer(token, by: verifier).status == .serviceUnavailable)
        }
    }
}
