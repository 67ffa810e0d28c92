import DialtoneBasics
import DialtoneTestSupport
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import JWTKit
import Testing

/// The middleware that docs/use-the-token.md shows.
struct SignedInUserMiddlewareTests {
    /// A back end with one handler, which answers with the user's ID.
    private func answer(to authorization: String?, of server: TestServer) async throws -> Answer {
        let now = { @Sendable in server.clock.now.date }
        let verifier = IDTokenVerifier(project: "demo-test", now: now) {
            Data(try await server.request(.get, "/.well-known/jwks.json").body)
        }
        let router = Router(context: UserContext.self)
        router.add(middleware: SignedInUserMiddleware(verifier: verifier))
        router.get("me") { _, context in try context.signedInUser.sub.value }
        let application = Application(router: router)
        return try await application.test(.router) { client in
            let headers: HTTPFields =
                if let authorization { [.authorization: authorization] } else { [:] }
            return try await client.execute(uri: "/me", method: .get, headers: headers) {
                Answer($0)
            }
        }
    }

    @Test func `a user reaches the handler with their ID token`() async throws {
        try await withServer { server in
            let signedIn = try await server.signIn("+16505550111")
            let answer = try await answer(to: "Bearer \(signedIn.idToken)", of: server)
            #expect(answer.status == 200)
            #expect(answer.text == signedIn.accountID)
        }
    }

    @Test func `without a valid ID token there is no way to the handler`() async throws {
        try await withServer { server in
            let token = try await server.signIn("+16505550111").idToken
            let parts = token.split(separator: ".")
            let unsigned = "eyJhbGciOiJub25lIn0.\(parts[1])."
            for authorization in [
                nil, "", "Bearer", "Bearer ", "Basic \(token)", token, "Bearer x.y.z",
                "Bearer \(unsigned)", "Bearer \(parts[0]).\(parts[1]).AAAA",
            ] {
                let answer = try await answer(to: authorization, of: server)
                #expect(answer.status == 401, "\(authorization ?? "no header")")
            }
            server.clock.advance(by: .hours(2))
            #expect(try await answer(to: "Bearer \(token)", of: server).status == 401)
        }
    }
}
