import Foundation
import IdentityToolkit
import Testing

@testable import DialtoneAuth

struct RequestTests {
    @Test func `each request names the calling app and its language`() async throws {
        try await withServer { server in
            let project = try ScriptedProject(server)
            project.auth.languageCode = "fr"
            _ = try await project.provider.verifyPhoneNumber(ScriptedProject.number)
            let request = try #require(server.requests.first)
            #expect(request.method == "POST")
            #expect(request.query == "key=demo-key")
            #expect(request.headers["content-type"] == "application/json")
            #expect(request.headers["x-client-version"]?.hasSuffix("/Dialtone/0.1.0") == true)
            #expect(request.headers["x-ios-bundle-identifier"] == "org.example.app")
            #expect(request.headers["x-firebase-gmpid"] == "1:123:ios:abc")
            #expect(request.headers["x-firebase-locale"] == "fr")
            #expect(request.headers["accept-language"] != nil)
        }
    }

    @Test(arguments: [nil, ""] as [String?])
    func `without a language the header is missing`(language: String?) async throws {
        try await withServer { server in
            let project = try ScriptedProject(server)
            project.auth.languageCode = language
            _ = try await project.provider.verifyPhoneNumber(ScriptedProject.number)
            #expect(server.requests.first?.headers["x-firebase-locale"] == nil)
        }
    }

    @Test func `an emulator is called at its own paths without app verification`() async throws {
        try await withServer { server in
            let project = try ScriptedProject(server)
            project.auth.useEmulator(withHost: "127.0.0.1", port: server.port)
            #expect(project.auth.settings.isAppVerificationDisabledForTesting)
            let path = "identitytoolkit.googleapis.com/v1/accounts:sendVerificationCode"
            server.on(path) { _ in
                .json(SendVerificationCodeResponse { $0.sessionInfo = "emulated" })
            }
            let id = try await project.provider.verifyPhoneNumber(ScriptedProject.number)
            #expect(id == "emulated")
            #expect(server.requests.map(\.path) == [path])
        }
    }

    @Test(arguments: [
        ("https://auth.example.org", "https://auth.example.org/v1/token?key=k"),
        ("https://example.org/auth/", "https://example.org/auth/v1/token?key=k"),
        ("http://[::1]:9099", "http://[::1]:9099/v1/token?key=k"),
    ])
    func `a server address may have a port and a path`(base: String, expected: String) throws {
        let address = ServerAddress(url: try #require(URL(string: base)))
        #expect(address?.url(for: .token, apiKey: "k")?.absoluteString == expected)
    }

    @Test(arguments: ["localhost:9099", "ftp://example.org", "/path", "https:"])
    func `an invalid server address is refused`(text: String) throws {
        #expect(ServerAddress(url: try #require(URL(string: text))) == nil)
    }

    @Test(arguments: [
        ("localhost", "http://localhost:1/securetoken.googleapis.com/v1/token?key=a%20b%26c"),
        ("::1", "http://[::1]:1/securetoken.googleapis.com/v1/token?key=a%20b%26c"),
        ("[::1]", "http://[::1]:1/securetoken.googleapis.com/v1/token?key=a%20b%26c"),
    ])
    func `an emulator's host may be an IPv6 address`(host: String, expected: String) {
        let address = ServerAddress(emulatorHost: host, port: 1)
        #expect(address?.url(for: .token, apiKey: "a b&c")?.absoluteString == expected)
    }

    @Test func `an empty emulator host changes nothing`() async throws {
        try await withServer { server in
            let project = try ScriptedProject(server)
            project.auth.useEmulator(withHost: "", port: 1)
            _ = try await project.provider.verifyPhoneNumber(ScriptedProject.number)
        }
    }

    @Test(arguments: [
        ("fr_CA.UTF-8", "fr-CA"), ("de", "de"), ("sr_RS@latin", "sr-RS"), ("C", nil), ("", nil),
        ("C.UTF-8", nil),
    ])
    func `the language of the environment is converted to a language tag`(
        value: String,
        expected: String?
    ) {
        #expect(AppLanguage.fromEnvironment(["LANG": value]) == expected)
        #expect(AppLanguage.fromEnvironment(["LANG": "it", "LC_ALL": "pt_BR"]) == "pt-BR")
    }
}
