import HTTPTypes
import IdentityToolkit
import InMemoryLogging
import Logging
import Testing

struct RequestIdentityTests {
    private static func id(_ answer: Answer) throws -> String? {
        answer.headers[try #require(HTTPField.Name("x-request-id"))]
    }

    @Test func `every response has the request ID of its log line`() async throws {
        try await withServer { server in
            for path in ["/v2/recaptchaConfig?key=k", "/nowhere"] {
                let answer = try await server.request(.get, path)
                let id = try #require(try Self.id(answer))
                let line = try #require(server.logs.entries.last { $0.message == "request" })
                #expect(line.metadata["hb.request.id"] == .string(id))
                #expect(line.metadata["http.status"]?.description == "\(answer.status)")
            }
        }
    }

    @Test(arguments: [
        ("abc-DEF_1.2", true), ("", false), ("with space", false), ("x=y", false),
        (String(repeating: "a", count: 65), false), ("16505550100", false), ("é", false),
    ])
    func `a trusted caller's request ID is kept only if it is harmless`(
        given: String,
        isKept: Bool
    ) async throws {
        let setup = ServerSetup {
            $0.isLive = true
            $0.trustedCallers = ["127.0.0.0/8", "::1/128"]
        }
        try await withServer(setup) { server in
            let answer = try await server.request(
                .get,
                "/healthz",
                headers: HTTPFields(["X-Request-Id": given])
            )
            let id = try #require(try Self.id(answer))
            #expect((id == given) == isKept)
            #expect(!id.isEmpty)
        }
    }

    @Test func `others cannot choose the request ID, and neither can a proxy's clients`()
        async throws
    {
        var setup = ServerSetup { $0.trustedCallers = ["192.0.2.0/24"] }
        setup.listenBehindProxy()
        try await withServer(setup) { server in
            let answer = try await server.request(
                .get,
                "/healthz",
                headers: HTTPFields(["X-Request-Id": "chosen", "X-Forwarded-For": "192.0.2.1"])
            )
            #expect(try Self.id(answer) != "chosen")
            #expect(!server.logs.entries.contains { "\($0.metadata)".contains("chosen") })
        }
    }
}
