import DialtoneTestSupport
import Foundation
import Testing

@Suite(.timeLimit(.minutes(10)))
struct UnsignedTokenTests {
    private static let header = "eyJhbGciOiJub25lIiwidHlwIjoiSldUIn0."

    @Test func `development signs no tokens where it is told so, and takes them back`()
        async throws
    {
        let server = try await DevServer.start(
            data: ":memory:",
            arguments: ["--unsigned-tokens"]
        )
        let token = try await server.signIn("+16505550113").text("idToken")
        let answer = try await server.call("/v1/accounts:lookup", ["idToken": token])
        #expect(await server.stop() == 0)
        #expect(token.hasPrefix(Self.header))
        #expect(token.hasSuffix("."))
        #expect(answer.status == 200)
    }

    @Test func `without that word a token without signature is refused`() async throws {
        let server = try await DevServer.start(data: ":memory:")
        let token = try await server.signIn("+16505550114").text("idToken")
        let payload = token.split(separator: ".")[1]
        let answer = try await server.call(
            "/v1/accounts:lookup",
            ["idToken": "\(Self.header)\(payload)."]
        )
        #expect(await server.stop() == 0)
        #expect(answer.error == "INVALID_ID_TOKEN")
    }
}
