import Foundation
import Testing

@testable import DialtoneAuth

struct TransportTests {
    private func request(_ server: ScriptedServer) throws -> HTTPExchange.Request {
        HTTPExchange.Request(url: try server.url.appendingPathComponent("page"))
    }

    @Test func `a response is returned with its status, headers and body`() async throws {
        try await withServer { server in
            server.on("page") { _ in
                ScriptedAnswer(status: 404, headers: ["X-One": "1"], body: Data("none".utf8))
            }
            let response = try await URLSessionTransport().send(request(server))
            #expect(response.status == 404)
            #expect(response.headers["x-one"] == "1")
            #expect(response.body == Data("none".utf8))
        }
    }

    @Test func `a response may be as long as the limit, but no longer`() async throws {
        try await withServer { server in
            let transport = URLSessionTransport(limit: 100_000)
            server.on("page") { _ in ScriptedAnswer(body: Data(count: 100_000)) }
            let whole = try await transport.send(request(server))
            #expect(whole.body.count == 100_000)
            server.on("page") { _ in ScriptedAnswer(body: Data(count: 100_001)) }
            await #expect(throws: AnswerTooLong.self) {
                try await transport.send(request(server))
            }
            server.on("page") { _ in ScriptedAnswer(body: Data(count: 1)) }
            let next = try await transport.send(request(server))
            #expect(next.body.count == 1)
        }
    }

    @Test(arguments: [301, 302, 303, 307, 308])
    func `a redirect is not followed, so that no code or token reaches another server`(
        status: Int
    ) async throws {
        try await withServer { server in
            try await withServer { other in
                let project = try ScriptedProject(server)
                let address = try other.url.appendingPathComponent("stolen").absoluteString
                server.on("v1/accounts:sendVerificationCode") { _ in
                    ScriptedAnswer(status: status, headers: ["Location": address])
                }
                let error = await expectError(.networkError) {
                    try await project.provider.verifyPhoneNumber(ScriptedProject.number)
                }
                #expect(error?.localizedFailureReason?.contains("redirect") == true)
                #expect(other.requests.isEmpty)
            }
        }
    }

    @Test func `a response over the limit is an internal error, not a network error`() async throws
    {
        try await withServer { server in
            let project = try ScriptedProject(server) {
                $1.transport = URLSessionTransport(limit: 1000)
            }
            server.on("v1/accounts:sendVerificationCode") { _ in
                ScriptedAnswer(body: Data(count: 2000))
            }
            let error = await expectError(.internalError) {
                try await project.provider.verifyPhoneNumber(ScriptedProject.number)
            }
            #expect(
                error?.localizedFailureReason == "The server's response is longer than 1000 bytes."
            )
        }
    }

    @Test func `a transport that is no longer referenced is deallocated`() async throws {
        weak var transport: URLSessionTransport?
        try await withServer { server in
            server.on("page") { _ in .text("{}") }
            let used = URLSessionTransport()
            transport = used
            _ = try await used.send(request(server))
        }
        #expect(transport == nil)
    }
}
