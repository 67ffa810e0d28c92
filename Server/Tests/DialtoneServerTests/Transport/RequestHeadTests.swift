import DialtoneServer
import DialtoneTestSupport
import HTTPTypes
import Testing

/// Requests whose head can be read in more than one way.
@Suite(.timeLimit(.minutes(60)))
struct RequestHeadTests {
    private static let live = ServerSetup { $0.listens = true }

    /// Returns the response status for a request with these header lines.
    private static func answer(
        to lines: [String],
        on port: Int,
        _ target: String = "GET /healthz"
    ) async throws -> String {
        let socket = try await RawConnection(port: port)
        let head = (["\(target) HTTP/1.1"] + lines + ["Connection: close"])
        try await socket.send(head.joined(separator: "\r\n") + "\r\n\r\n")
        return try await socket.textUntilClosed()
    }

    @Test(arguments: [
        "localhost", "LOCALHOST:80", "auth.example.com:443", "127.0.0.1:9099", "[::1]:9099",
        "[::1]", "a_b.example", "a.example:", "xn--bcher-kva.example",
    ])
    func `a Host header may have a name or an address, with or without a port`(
        host: String
    ) async throws {
        try await withServer(Self.live) { server in
            let port = try #require(server.port)
            #expect(try await Self.answer(to: ["Host: \(host)"], on: port).contains(" 200 OK"))
        }
    }

    @Test(arguments: [
        [], ["Host: "], ["Host: a.example", "Host: a.example"], ["Host: a", "host: b"],
        ["Host: user@a.example"], ["Host: a.example/path"], ["Host: a b"],
        ["Host: a.example:x"], ["Host: a.example:123456"], ["Host: [::1"], ["Host: [a.example]"],
        ["Host: [127.0.0.1]"], ["Host: a,b"], ["Host: ä.example"], ["Host: a\\b"],
        ["Host: :80"], ["Host: http://a.example"], ["Host: [::1]x"],
    ])
    func `a request without exactly one valid Host header is refused`(lines: [String]) async throws
    {
        try await withServer(Self.live) { server in
            let text = try await Self.answer(to: lines, on: try #require(server.port))
            #expect(text.contains(" 400 Bad Request"))
            #expect(!text.contains("alive"))
        }
    }

    @Test(arguments: [
        ["Authorization: Bearer a", "Authorization: Bearer b"],
        ["Authorization: Bearer a", "authorization: Bearer a"],
        ["X-Goog-Api-Key: a", "X-Goog-Api-Key: b"],
        ["Content-Type: application/json", "Content-Type: application/x-www-form-urlencoded"],
        ["Origin: http://a.example", "Origin: http://b.example"],
        ["X-Ios-Bundle-Identifier: a", "X-Ios-Bundle-Identifier: b"],
        ["X-Dialtone-App-Secret: a", "X-Dialtone-App-Secret: b"],
        ["Content-Length: 0", "Content-Length: 0"],
    ])
    func `a request that repeats a single-value header is refused`(lines: [String]) async throws {
        try await withServer(Self.live) { server in
            let port = try #require(server.port)
            let text = try await Self.answer(to: ["Host: localhost"] + lines, on: port)
            #expect(text.contains(" 400 Bad Request"))
            #expect(!text.contains("alive"))
        }
    }

    @Test func `list headers may be repeated`() async throws {
        try await withServer(Self.live) { server in
            let lines = [
                "Host: localhost", "Accept: a/b", "Accept: c/d", "X-Forwarded-For: 1.1.1.1",
            ]
            let text = try await Self.answer(
                to: lines + ["X-Forwarded-For: 1.1.1.2"],
                on: try #require(server.port)
            )
            #expect(text.contains(" 200 OK"))
        }
    }

    @Test func `the error names the missing header in the protocol's format`() async throws {
        try await withServer(Self.live) { server in
            let text = try await Self.answer(to: [], on: try #require(server.port))
            #expect(text.contains(#""message":"The Host header is missing.""#))
            #expect(text.contains(#""status":"INVALID_ARGUMENT""#))
        }
    }
}
