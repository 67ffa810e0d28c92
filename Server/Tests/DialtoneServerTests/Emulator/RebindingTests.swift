import DialtoneServer
import HTTPTypes
import IdentityToolkit
import Testing

/// Tests malicious web pages in the browser of a developer whose server trusts every caller.
@Suite(.timeLimit(.minutes(60)))
struct RebindingTests {
    private static let codes = "/emulator/v1/projects/demo-test/verificationCodes"

    private static let own = ServerSetup {
        $0.listens = true
        $0.adjustListener = { $0.hosts = .thisMachine }
    }

    @Test(arguments: [
        ("localhost:9099", true), ("127.0.0.1:9099", true), ("[::1]:9099", true),
        ("10.0.2.2:9099", true), ("shop.localhost:9099", true),
        ("host.docker.internal:9099", true), ("192.168.1.7:9099", true),
        ("evil.example:9099", false), ("localhost.evil.example", false),
        ("10.0.2.2.evil.example", false),
    ])
    func `a name that can be made to resolve here is refused`(
        host: String,
        isAnswered: Bool
    ) async throws {
        try await withServer(Self.own) { server in
            let socket = try await RawConnection(to: server)
            try await socket.send(
                "GET \(Self.codes) HTTP/1.1\r\nHost: \(host)\r\nConnection: close\r\n\r\n"
            )
            let text = try await socket.textUntilClosed()
            #expect(text.contains(isAnswered ? " 200 OK" : " 403 Forbidden"))
        }
    }

    @Test(arguments: [
        ("http://localhost:3000", true), ("http://127.0.0.1:5000", true),
        ("http://shop.localhost", true), ("https://evil.example", false), ("null", false),
        ("http://localhost.evil.example", false), ("http://192.168.1.7", false),
    ])
    func `pages of other sites read no codes and administer nothing`(
        origin: String,
        isAllowed: Bool
    ) async throws {
        try await withServer(Self.own) { server in
            for path in [Self.codes, "/" + Self.codes, "//"] {
                let read = try await server.request(.get, path, headers: [.origin: origin])
                #expect((read.status == 403) == !isAllowed, "\(path)")
                #expect(read.headers[.accessControlAllowOrigin] == (isAllowed ? origin : nil))
            }
            let preflight = try await server.request(
                .options,
                "/identitytoolkit.googleapis.com/v2/projects/demo-test/config",
                headers: HTTPFields([
                    "Origin": origin, "Access-Control-Request-Method": "PATCH",
                    "Access-Control-Request-Headers": "Authorization,Content-Type",
                ])
            )
            #expect(preflight.status == (isAllowed ? 204 : 403))
            #expect(preflight.headers[.accessControlAllowOrigin] == (isAllowed ? origin : nil))
        }
    }

    @Test func `pages of any site sign people in, as apps do`() async throws {
        try await withServer(Self.own) { server in
            let answer = try await server.call(
                .signUp,
                [:],
                headers: [.origin: "https://staging.shop.example"]
            )
            #expect(answer.status == 200)
            #expect(answer.headers[.accessControlAllowOrigin] == "https://staging.shop.example")
        }
    }
}
