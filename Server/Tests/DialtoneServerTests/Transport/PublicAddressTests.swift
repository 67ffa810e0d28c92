import DialtoneServer
import HTTPTypes
import IdentityToolkit
import Testing

/// Tests of callers that send a forged host.
@Suite(.timeLimit(.minutes(60)))
struct PublicAddressTests {
    private static let discovery = "/projects/demo-test/.well-known/openid-configuration"

    private static func text(
        _ path: String,
        host: String,
        _ setup: ServerSetup
    ) async throws
        -> String
    {
        var setup = setup
        setup.listens = true
        return try await withServer(setup) { server in
            let socket = try await RawConnection(to: server)
            try await socket.send(
                "GET \(path) HTTP/1.1\r\nHost: \(host)\r\nConnection: close\r\n\r\n"
            )
            return try await socket.textUntilClosed()
        }
    }

    @Test func `production's discovery documents use only the configured address`()
        async throws
    {
        let setup = ServerSetup {
            $0.isProduction = true
            $0.adjustListener = { $0.publicURL = "https://auth.example.com" }
        }
        let text = try await Self.text(Self.discovery, host: "evil.example", setup)
        #expect(text.contains(#""jwks_uri":"https://auth.example.com/.well-known/jwks.json""#))
        #expect(!text.contains("evil.example"))
    }

    @Test func `production without a configured address refuses discovery requests`()
        async throws
    {
        let text = try await Self.text(Self.discovery, host: "evil.example", .production)
        #expect(text.contains(" 400 Bad Request"))
        #expect(text.contains("Set listen.publicURL"))
        #expect(!text.contains("evil.example"))
    }

    @Test func `development uses the request's host in discovery documents`()
        async throws
    {
        let text = try await Self.text(Self.discovery, host: "10.0.2.2:9099", ServerSetup())
        #expect(text.contains(#""jwks_uri":"http://10.0.2.2:9099/.well-known/jwks.json""#))
    }
}
