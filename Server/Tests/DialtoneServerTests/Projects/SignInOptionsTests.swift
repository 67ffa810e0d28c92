import DialtoneModel
import DialtoneSendGuard
@testable import DialtoneServer
import DialtoneTestSupport
import HTTPTypes
import IdentityToolkit
import Testing

/// What a sign-in screen may know of its project.
struct SignInOptionsTests {
    private static let path = "/dialtone/v1/signInOptions?key=\(TestServer.apiKey)"

    @Test func `the options are those of the project`() async throws {
        try await withServer { server in
            let json = try await server.request(.get, Self.path).json
            let methods: JSONValue = ["phone", "password", "emailLink", "passkey", "anonymous"]
            #expect(json["signInMethods"] == methods)
            #expect(json["codeLength"] == .number(6))
            #expect(json["allowsSignUp"] == true)
            #expect(json["secondFactors"]["required"] == false)
            for field in ["allowedRegions", "disallowedRegions", "providers", "links"] {
                #expect(json[field] == .null)
            }
            try await server.changeSettings {
                $0.smsRegions.denied = ["CU"]
                $0.links.terms = "https://example.com/terms"
            }
            let changed = try await server.request(.get, Self.path).json
            #expect(changed["disallowedRegions"] == ["CU"])
            #expect(changed["links"] == ["terms": "https://example.com/terms"])
        }
    }

    @Test func `what is turned off is not offered`() async throws {
        let setup = ServerSetup {
            $0.settings.phoneSignIn.isEnabled = false
            $0.settings.passwordSignIn.isEnabled = false
            $0.settings.passkeys.isEnabled = false
            $0.settings.anonymousSignIn.isEnabled = false
            $0.settings.allowsSignUp = false
            $0.settings.secondFactors.state = .disabled
        }
        try await withServer(setup) { server in
            let json = try await server.request(.get, Self.path).json
            #expect(json["signInMethods"] == ["emailLink"])
            #expect(json["allowsSignUp"] == false)
            #expect(json["passwordPolicy"] == .null)
            #expect(json["secondFactors"]["kinds"] == [])
        }
    }

    @Test func `passkeys are not offered without a domain that they could belong to`() async throws
    {
        var setup = ServerSetup.production
        setup.adjustListener = { $0.publicURL = "https://203.0.113.5" }
        try await withServer(setup) { server in
            let methods = try await server.request(.get, Self.path).json["signInMethods"]
            #expect(methods == ["phone", "password", "emailLink", "anonymous"])
        }
    }

    @Test func `a provider that is turned off is not offered`() async throws {
        try await withServer { server in
            try await server.addProvider(SignInProvider(rawValue: "oidc.one")) {
                $0.displayName = "One"
            }
            try await server.addProvider(SignInProvider(rawValue: "oidc.two")) {
                $0.isEnabled = false
            }
            let json = try await server.request(.get, Self.path).json
            #expect(json["providers"] == [["providerId": "oidc.one", "displayName": "One"]])
        }
    }

    @Test func `neither secrets nor limits are told`() async throws {
        try await withServer { server in
            try await server.addProvider(SignInProvider(rawValue: "oidc.one")) {
                $0.clientID = "client-of-the-project"
            }
            let answer = try await server.request(.get, Self.path)
            let known: Set = [
                "signInMethods", "providers", "allowsSignUp", "codeLength", "secondFactors",
                "passwordPolicy", "branding",
            ]
            #expect(Set(try answer.json.keys) == known)
            #expect(!answer.text.contains("client-of-the-project"))
        }
    }

    @Test func `a caller without an API key learns nothing`() async throws {
        try await withServer(.production) { server in
            let answer = try await server.request(.get, "/dialtone/v1/signInOptions")
            #expect(answer.status == 403)
            let wrong = "/dialtone/v1/signInOptions?key=unknown"
            #expect(try await server.request(.get, wrong).status == 400)
        }
    }

    @Test func `a tenant has options of its own`() async throws {
        try await withServer { server in
            let made = try await server.administer(
                .post,
                v2: "/tenants",
                ["displayName": "acme", "allowPasswordSignup": true]
            )
            let name = try #require(try made.json["name"].text)
            let id = try #require(name.split(separator: "/").last)
            let json = try await server.request(.get, "\(Self.path)&tenantId=\(id)").json
            let methods = json["signInMethods"].texts
            #expect(methods.contains("password"))
            #expect(!methods.contains("anonymous"))
        }
    }

    @Test(arguments: [
        ("https://example.com/terms", true), ("HTTPS://example.com", true),
        ("http://example.com/terms", false), ("http://localhost.example.com", false),
        ("javascript:alert(1)", false), ("example.com", false), ("", false),
        ("https://user:secret@example.com/", false), ("mailto:help@example.com", false),
    ])
    func `links are pages`(text: String, isValid: Bool) {
        var settings = ProjectSettings()
        settings.links.terms = text
        #expect(isAccepted(settings) == isValid)
    }

    @Test(arguments: ["http://localhost:3000/terms", "http://127.0.0.1/terms"])
    func `http links lead only to the developer's own machine`(text: String) {
        var production = ProjectSettings.ofNewProjects
        production.links.privacy = text
        #expect(throws: Refusal.self) { try production.check() }
        var development = ProjectSettings.development
        development.links.privacy = text
        #expect(isAccepted(development))
        development.links.privacy = "http://192.0.2.1/terms"
        #expect(!isAccepted(development))
    }

    @Test func `the refusal of a link names its setting`() throws {
        var settings = ProjectSettings()
        settings.links.support = "http://example.com/help"
        let refusal = try #require(throws: Refusal.self) { try settings.check() }
        guard case .invalidArgument(let field, let problem) = refusal else {
            Issue.record("\(refusal)")
            return
        }
        #expect(field == "links.support")
        #expect(problem.hasPrefix("must be an https URL"))
    }

    @Test func `help is a page or an address`() {
        var settings = ProjectSettings()
        for (text, isValid) in [
            ("https://example.com/help", true), ("mailto:help@example.com", true),
            ("mailto:", false), ("mailto:help", false), ("tel:123", false),
            ("http://example.com", false),
        ] {
            settings.links.support = text
            #expect(isAccepted(settings) == isValid, "\(text)")
        }
    }

    private func isAccepted(_ settings: ProjectSettings) -> Bool {
        do {
            try settings.check()
            return true
        } catch {
            return false
        }
    }
}
