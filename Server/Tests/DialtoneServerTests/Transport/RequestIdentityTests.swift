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
    func `a client's request ID is kept only if it is harmless`(
        given: String,
        isKept: Bool
    ) async throws {
        try await withServer { server in
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
}
