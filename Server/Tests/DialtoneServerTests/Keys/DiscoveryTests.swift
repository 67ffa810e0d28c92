import DialtoneBasics
import DialtoneFlows
import DialtoneIDTokens
import DialtoneModel
import DialtoneServer
import DialtoneStorage
import DialtoneTestSupport
import HTTPTypes
import IdentityToolkit
import Testing

struct DiscoveryTests {
    private static let document = "/.well-known/openid-configuration"

    private static func setup(_ issuer: String) -> ServerSetup {
        ServerSetup {
            $0.isProduction = true
            $0.issuer = TokenIssuer(base: issuer)
            $0.adjustListener = { $0.publicURL = "https://id.example.com" }
        }
    }

    @Test(arguments: [
        "https://id.example.com", "https://id.example.com/projects",
        "https://id.example.com/auth/v2", "https://id.example.com:8443/v1",
    ])
    func `each issuer has a discovery document at its own address`(base: String) async throws {
        try await withServer(Self.setup(base)) { server in
            let names = [
                "\(base)/demo-test", "\(base)/session/demo-test", "\(base)/demo-other",
            ]
            for issuer in names {
                let path = issuer.dropFirst("https://".count).drop { $0 != "/" }
                let answer = try await server.request(.get, "\(path)\(Self.document)")
                #expect(answer.status == 200)
                #expect(answer.headers[.cacheControl]?.contains("max-age=") == true)
                let json = try answer.json
                #expect(json["issuer"] == .string(issuer))
                #expect(json["jwks_uri"] == "https://id.example.com/.well-known/jwks.json")
            }
        }
    }

    @Test func `a token's issuer matches the discovery document`() async throws {
        try await withServer(Self.setup("https://id.example.com")) { server in
            let person = try SignedIn(await server.call(.signUp, [:]))
            let json = try await server.request(.get, "/demo-test" + Self.document).json
            #expect(try person.claims["iss"] == json["issuer"])
        }
    }

    @Test(arguments: ["v1", "projects", "session", "sign-in"])
    func `a project whose ID is also a path has discovery documents`(name: String) async throws {
        try await withServer(Self.setup("https://id.example.com")) { server in
            let id = ProjectID(rawValue: name)
            let project = Project(
                id: id,
                number: 1,
                displayName: "",
                settings: ProjectSettings(),
                createdAt: server.clock.now
            )
            #expect(try await server.store.write { try $0.insert(project) })
            for path in ["/\(name)", "/session/\(name)", "/projects/\(name)"] {
                let answer = try await server.request(.get, path + Self.document)
                #expect(answer.status == 200, "\(path)")
            }
        }
    }

    @Test func `a discovery document reveals no projects and needs no database`() async throws {
        try await withServer(Self.setup("https://id.example.com")) { server in
            await server.store.close()
            for prefix in ["", "/session", "/projects"] {
                let known = try await server.request(.get, "\(prefix)/demo-test" + Self.document)
                let guess = try await server.request(.get, "\(prefix)/nonsense" + Self.document)
                #expect(known.status == 200, "\(prefix)")
                #expect(guess.status == 200, "\(prefix)")
                #expect(guess.text.replacing("nonsense", with: "demo-test") == known.text)
            }
        }
    }

    @Test func `an invalid project ID has no discovery document`() async throws {
        try await withServer(Self.setup("https://id.example.com")) { server in
            let paths = [
                "/NO%20PROJECT", "/projects/NO%20PROJECT", "/projects/-demo", "/session/Demo",
                "/other/demo-test", "/demo-test/more",
            ]
            for path in paths {
                let answer = try await server.request(.get, path + Self.document)
                #expect(answer.status == 404, "\(path)")
            }
        }
    }

    @Test func `an issuer on another host has its document at the fixed path only`() async throws {
        try await withServer { server in
            let fixed = try await server.request(.get, "/projects/demo-test" + Self.document)
            #expect(try fixed.json["issuer"] == "https://securetoken.google.com/demo-test")
            let answer = try await server.request(.get, "/demo-test" + Self.document)
            #expect(answer.status == 404)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `the root serves the discovery document of a server's only project`(
        engine: StoreEngine
    ) async throws {
        var setup = Self.setup("https://id.example.com")
        setup.engine = engine
        try await withServer(setup) { server in
            #expect(try await server.request(.get, Self.document).status == 404)
            _ = try await server.store.write { try $0.deleteProject(TestServer.otherProjectID) }
            server.clock.advance(by: ProjectDirectory.lifetime)
            let answer = try await server.request(.get, Self.document)
            #expect(answer.status == 200)
            #expect(try answer.json["issuer"] == "https://id.example.com/demo-test")
        }
    }
}
