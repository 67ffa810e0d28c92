import DialtoneFlows
import DialtoneModel
import DialtoneServer
import HTTPTypes
import InMemoryLogging
import Logging
import NIOCore
import Testing

/// The log lines of requests whose connection ended before their answer.
@Suite(.timeLimit(.minutes(60)))
struct CutOffTests {
    private static let send = """
        POST /v1/accounts:sendVerificationCode?key=k HTTP/1.1\r
        Host: localhost\r
        Content-Length: 30\r
        \r
        {"phoneNumber":"+16505550100"}
        """

    /// The fields of the one request that was logged, after `test` and the server's end.
    private func line(
        _ setup: ServerSetup,
        _ test: @escaping @Sendable (TestServer) async throws -> Void
    ) async throws -> Logger.Metadata {
        let logs = try await withServer(setup) { server in
            try await test(server)
            return server.logs
        }
        return try #require(logs.entries.last { $0.message == "request" }).metadata
    }

    @Test func `a request that the server cut off is logged without a status`() async throws {
        let gate = Gate()
        let setup = ServerSetup {
            $0.listens = true
            $0.appVerifier = GatedVerifier(gate: gate)
            $0.adjustListener = { $0.answerLimit = .milliseconds(100) }
        }
        let line = try await line(setup) { server in
            let socket = try await RawConnection(to: server)
            try await socket.send(Self.send)
            #expect(try await socket.textUntilClosed() == "")
            gate.open()
        }
        #expect(line["http.status"] == "none")
        #expect(line["cut.off"] == "deadline")
        #expect(line["http.route"] == "/v1/accounts:sendVerificationCode")
    }

    @Test func `a client that asks again and again, and never reads, is disconnected`()
        async throws
    {
        let setup = ServerSetup {
            $0.listens = true
            $0.adjustListener = { $0.answerLimit = .milliseconds(100) }
        }
        try await withServer(setup) { server in
            let page = try await server.request(.get, "/", headers: [.accept: "text/html"]).text
            let style = try #require(page.firstMatch(of: /href="(\/[^"]+\.css)"/)).output.1
            let socket = try await RawConnection(to: server, reading: false)
            // Each response is some kilobytes, and together they are more than any buffer.
            let request = "GET \(style) HTTP/1.1\r\nHost: localhost\r\n\r\n"
            try await socket.send(String(repeating: request, count: 1_500))
            try await socket.untilClosed()
        }
    }

    @Test func `a request that was answered is not logged as cut off`() async throws {
        let setup = ServerSetup { $0.listens = true }
        let line = try await line(setup) { server in
            let socket = try await RawConnection(to: server)
            try await socket.send(
                "GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
            )
            _ = try await socket.textUntilClosed()
        }
        #expect(line["http.status"]?.description == "200")
        #expect(line["cut.off"] == nil)
    }
}

private struct GatedVerifier: AppVerifier {
    let gate: Gate

    func verify(_ proof: AppProof, from caller: AppCaller) async throws -> AppVerdict {
        await gate.wait()
        return .notRequired
    }
}
