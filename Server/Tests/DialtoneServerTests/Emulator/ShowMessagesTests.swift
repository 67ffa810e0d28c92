import DialtoneBasics
import DialtoneTestSupport
import HTTPTypes
import Testing

struct ShowMessagesTests {
    private static let number = "+16505550100"

    private func states(on server: TestServer) async throws -> [String?] {
        let path = "/emulator/v1/projects/\(TestServer.projectID)/messages"
        let messages = try await server.request(.get, path).json["messages"]
        return (0..<(messages.count ?? 0)).map { messages[$0]["state"].text }
    }

    @Test func `a code that was sent is open, and once it signed in it is used`() async throws {
        try await withServer { server in
            let session = try await server.sendCode(to: Self.number)
            #expect(try await states(on: server) == ["open"])
            let code = try server.sentCode(to: Self.number)
            _ = try await server.complete(session, code: code)
            #expect(try await states(on: server) == ["used"])
        }
    }

    @Test func `a newer code supersedes an older one`() async throws {
        try await withServer { server in
            _ = try await server.sendCode(to: Self.number)
            server.clock.advance(by: .seconds(31))
            _ = try await server.sendCode(to: Self.number)
            #expect(try await states(on: server) == ["superseded", "open"])
        }
    }

    @Test func `an old code is shown as expired`() async throws {
        try await withServer { server in
            _ = try await server.sendCode(to: Self.number)
            server.clock.advance(by: .minutes(5))
            #expect(try await states(on: server) == ["expired"])
        }
    }

    @Test func `a code without tries left is shown as spent`() async throws {
        try await withServer { server in
            let session = try await server.sendCode(to: Self.number)
            let wrong = try server.wrongCode(for: Self.number)
            for _ in 0..<5 {
                _ = try await server.complete(session, code: wrong)
            }
            #expect(try await states(on: server) == ["spent"])
        }
    }
}
