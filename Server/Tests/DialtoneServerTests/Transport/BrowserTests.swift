import HTTPTypes
import IdentityToolkit
import Testing

/// Tests of responses to browsers.
struct BrowserTests {
    private static let origin = "https://app.example.com"

    @Test func `a preflight allows the requested method and headers`() async throws {
        try await withServer { server in
            let answer = try await server.request(
                .options,
                "/identitytoolkit.googleapis.com/v1/accounts:lookup?key=k",
                headers: HTTPFields([
                    "Origin": Self.origin, "Access-Control-Request-Method": "POST",
                    "Access-Control-Request-Headers": "content-type,x-client-version,x-new",
                    "Access-Control-Request-Private-Network": "true",
                ])
            )
            #expect(answer.status == 204)
            #expect(answer.headers[.accessControlAllowOrigin] == Self.origin)
            #expect(
                answer.headers[.accessControlAllowHeaders] == "content-type,x-client-version,x-new"
            )
            #expect(answer.headers[.accessControlAllowMethods]?.contains("POST") == true)
            #expect(answer.headers[values: .vary].contains("Origin"))
            #expect(answer.headers[.accessControlAllowCredentials] == nil)
            let name = try #require(HTTPField.Name("access-control-allow-private-network"))
            #expect(answer.headers[name] == nil)
        }
    }

    @Test(arguments: ["/v2/recaptchaConfig?key=k", "/v2/recaptchaConfig", "/nowhere"])
    func `responses and errors can be read by pages of any origin`(path: String) async throws {
        try await withServer { server in
            let answer = try await server.request(
                .get,
                path,
                headers: [.origin: Self.origin]
            )
            #expect(answer.headers[.accessControlAllowOrigin] == Self.origin)
            #expect(answer.headers[.accessControlExposeHeaders]?.contains("X-Request-Id") == true)
            #expect(answer.headers[.accessControlAllowCredentials] == nil)
        }
    }

    @Test func `responses forbid content sniffing and caching`() async throws {
        try await withServer { server in
            let answer = try await server.call(.signUp, [:])
            #expect(answer.headers[.xContentTypeOptions] == "nosniff")
            #expect(answer.headers[.cacheControl] == "no-store")
            #expect(answer.headers[.contentSecurityPolicy]?.contains("default-src 'none'") == true)
            #expect(answer.headers[.contentType] == "application/json; charset=utf-8")
            #expect(answer.headers[.accessControlAllowOrigin] == nil)
        }
    }
}
