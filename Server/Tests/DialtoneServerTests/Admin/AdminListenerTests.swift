import DialtoneServer
import DialtoneTestSupport
import HTTPTypes
import HummingbirdTesting
import IdentityToolkit
import Testing

/// Tests the production listener for administrators, which trusts every caller, against web pages
/// in a browser on the same machine.
@Suite(.timeLimit(.minutes(60)))
struct AdminListenerTests {
    private static let lookup = "/v1/projects/demo-test/accounts:batchGet"

    private func withListener(
        _ test: @escaping @Sendable (TestServer) async throws -> Void
    ) async throws {
        let setup = ServerSetup {
            $0.isProduction = true
            $0.showsAdminListener = true
        }
        try await withServer(setup, test)
    }

    @Test func `a preflight is refused and allows nothing`() async throws {
        try await withListener { server in
            let answer = try await server.request(
                .options,
                Self.lookup,
                headers: HTTPFields([
                    "Origin": "https://evil.example", "Access-Control-Request-Method": "GET",
                    "Access-Control-Request-Headers": "authorization",
                    "Access-Control-Request-Private-Network": "true",
                ])
            )
            #expect(answer.status == 403)
            for field in answer.headers {
                #expect(!field.name.canonicalName.hasPrefix("access-control-"))
            }
        }
    }

    @Test(arguments: [
        ["Origin": "https://evil.example"], ["Origin": "http://localhost:9299"],
        ["Origin": "null"], ["Sec-Fetch-Site": "none"], ["Sec-Fetch-Site": "same-origin"],
        ["Sec-Fetch-Site": "cross-site", "Origin": "https://evil.example"],
    ])
    func `a request from a browser is refused`(headers: [String: String]) async throws {
        try await withListener { server in
            _ = try await server.administer("accounts", ["localId": "a"])
            var fields = TestServer.owner
            for (name, value) in headers {
                let field = try #require(HTTPField.Name(name))
                fields[field] = value
            }
            let answer = try await server.request(.get, Self.lookup, headers: fields)
            #expect(answer.status == 403)
            #expect(try answer.errorCode == .permissionDenied)
            #expect(answer.headers[.accessControlAllowOrigin] == nil)
            let deletion = try await server.post(
                "/v1/projects/demo-test/accounts:delete",
                ["localId": "a"],
                headers: fields
            )
            #expect(deletion.status == 403)
            #expect(
                try await server.request(.get, Self.lookup, headers: TestServer.owner).text
                    .contains(#""localId":"a""#)
            )
        }
    }

    @Test(arguments: [
        ("localhost", true), ("localhost:9293", true), ("127.0.0.1:9293", true),
        ("127.8.9.1", true), ("[::1]:9293", true), ("[::ffff:127.0.0.1]", true),
        ("evil.example", false), ("evil.example:9293", false), ("localhost.evil.example", false),
        ("127.0.0.1.evil.example", false), ("10.0.0.1", false), ("0.0.0.0", false),
        ("[::]", false), ("[fe80::1]", false), ("sub.localhost", false),
    ])
    func `only requests to the machine's own names are answered, whatever DNS says`(
        host: String,
        isAnswered: Bool
    ) async throws {
        let setup = ServerSetup {
            $0.isProduction = true
            $0.showsAdminListener = true
            $0.isLive = true
        }
        try await withServer(setup) { server in
            let socket = try await RawConnection(port: try #require(server.client.port))
            try await socket.send(
                "GET \(Self.lookup) HTTP/1.1\r\nHost: \(host)\r\n"
                    + "Authorization: Bearer owner\r\nConnection: close\r\n\r\n"
            )
            let text = try await socket.textUntilClosed()
            #expect(text.contains(isAnswered ? " 200 OK" : " 403 Forbidden"))
        }
    }
}
