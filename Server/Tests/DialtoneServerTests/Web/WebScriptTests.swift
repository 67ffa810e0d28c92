import DialtoneFlows
import DialtoneModel
import DialtoneServer
import DialtoneTestSupport
import Foundation
import HTTPTypes
import IdentityToolkit
import Testing

/// Tests of the files that pages with Google's web SDK load from the server.
struct WebScriptTests {
    private static let production = ServerSetup {
        $0.isProduction = true
        $0.settings.authorizedDomains = [
            "localhost", "shop.example.com", "evil.example; script-src *",
        ]
        $0.adjustListener = { $0.publicURL = "https://auth.example.com" }
    }

    @Test(arguments: [false, true])
    func `both scripts may be loaded by pages of other sites`(isProduction: Bool) async throws {
        var setup = Self.production
        setup.isProduction = isProduction
        try await withServer(setup) { server in
            for name in ["sdk.js", "verifier.js"] {
                let answer = try await server.request(
                    .get,
                    "/__/auth/\(name)",
                    headers: [.origin: "https://shop.example.com"]
                )
                #expect(answer.status == 200)
                #expect(answer.headers[.contentType] == "text/javascript; charset=utf-8")
                #expect(answer.headers[.cacheControl] == "no-cache")
                #expect(answer.headers[.accessControlAllowOrigin] == "https://shop.example.com")
                let policy = try #require(HTTPField.Name("cross-origin-resource-policy"))
                #expect(answer.headers[policy] == "cross-origin")
            }
        }
    }

    @Test func `the verifier script refers to a file that is served`() async throws {
        try await withServer(Self.production) { server in
            let script = try await server.request(.get, "/__/auth/verifier.js").text
            let match = try #require(script.firstMatch(of: /\/pages\/[0-9a-f]{16}\/[a-z.-]+/))
            #expect(try await server.request(.get, String(match.output)).status == 200)
            #expect(!script.contains("{{"))
        }
    }

    @Test func `only authorized domains may embed the sign-in frame`() async throws {
        try await withServer(Self.production) { server in
            let path = "/__/auth/iframe"
            let answer = try await server.open("\(path)?apiKey=\(TestServer.apiKey)")
            #expect(answer.status == 200)
            let policy = try #require(answer.headers[.contentSecurityPolicy])
            let sources = try #require(policy.split(separator: "frame-ancestors ").last)
            #expect(
                sources
                    == "https://auth.example.com:* https://localhost:* http://localhost:* "
                    + "https://shop.example.com:*"
            )
            let frameOptions = try #require(HTTPField.Name("x-frame-options"))
            #expect(answer.headers[frameOptions] == nil)
            let foreign = try await server.open("\(path)?apiKey=nobody")
            let closed = try #require(foreign.headers[.contentSecurityPolicy])
            #expect(closed.hasSuffix("frame-ancestors 'none'"))
            #expect(foreign.headers[frameOptions] == "DENY")
        }
    }

    @Test func `the init file has the SDK's configuration`() async throws {
        try await withServer(Self.production) { server in
            let app = try await server.firstApp
            let answer = try await server.request(
                .get,
                "/__/firebase/init.json?apiKey=\(TestServer.apiKey)"
            )
            #expect(answer.status == 200)
            #expect(try answer.json["apiKey"].text == TestServer.apiKey)
            #expect(try answer.json["appId"].text == app.appID)
            #expect(try answer.json["authDomain"] == "auth.example.com")
            #expect(try answer.json["projectId"] == "demo-test")
            let unknown = try await server.request(.get, "/__/firebase/init.json?apiKey=nobody")
            #expect(unknown.status == 400)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `without a key the init file is served only for a single project's single web app`(
        engine: StoreEngine
    ) async throws {
        var setup = Self.production
        setup.engine = engine
        try await withServer(setup) { server in
            func ask() async throws -> Answer {
                try await server.request(.get, "/__/firebase/init.json")
            }
            #expect(try await ask().status == 400, "there are two projects")
            _ = try await server.store.write { try $0.deleteProject(TestServer.otherProjectID) }
            server.clock.advance(by: ProjectDirectory.lifetime)
            let native = try await ask()
            #expect(native.status == 400)
            #expect(!native.text.contains(TestServer.apiKey))
            try await server.addApp("1:2:web:3", .web)
            let web = try await ask()
            #expect(web.status == 200)
            #expect(try web.json["apiKey"] == "key of 1:2:web:3")
            try await server.addApp("1:2:web:4", .web)
            #expect(try await ask().status == 400, "there are two web apps")
        }
    }

    @Test func `recaptchaParams without keys names both alternatives`() async throws {
        try await withServer(Self.production) { server in
            let answer = try await server.request(
                .get,
                "/v1/recaptchaParams?key=\(TestServer.apiKey)"
            )
            #expect(answer.status == 400)
            let message = try answer.refusal.message
            #expect(message.hasPrefix("OPERATION_NOT_ALLOWED : "))
            #expect(message.contains("/__/auth/verifier.js"))
            #expect(message.contains("dialtone captcha set demo-test recaptcha"))
        }
    }

    @Test(arguments: [
        ("https://shop.example.com", true), ("https://auth.example.com", true),
        ("https://evil.example", false), ("null", false),
        // The request's own `Host`, which is the caller's word.
        ("http://localhost", false), ("http://localhost:5173", false),
        ("https://shop.example.com.evil.example", false),
    ])
    func `a challenge that a page solved is accepted on authorized domains only`(
        origin: String,
        isGood: Bool
    ) async throws {
        var setup = ServerSetup.enforcing
        setup.isProduction = true
        setup.settings.authorizedDomains = ["shop.example.com"]
        setup.adjustListener = { $0.publicURL = "https://auth.example.com" }
        try await withServer(setup) { server in
            let payload = try await server.solution(headers: [.origin: origin])
            let answer = try await server.verify(payload, headers: [.origin: origin])
            if isGood {
                #expect(answer.status == 200)
            } else {
                #expect(try answer.errorCode == .captchaCheckFailed)
                #expect(try answer.reason == .proofForeign)
            }
        }
    }
}
