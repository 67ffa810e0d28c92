import DialtoneBasics
import DialtoneModel
import DialtoneServer
import Foundation
import HTTPTypes
import IdentityToolkit
import Testing

/// What the Config OP profile of the OpenID Foundation's conformance suite checks.
struct ConfigConformanceTests {
    @Test(arguments: [false, true])
    func `the discovery document describes the provider`(isProduction: Bool) async throws {
        let setup = ServerSetup.provider { $0.isProduction = isProduction }
        try await withServer(setup) { server in
            let answer = try await server.request(
                .get,
                "\(TestClient.root)/.well-known/openid-configuration"
            )
            #expect(answer.status == 200)
            #expect(answer.headers[.contentType] == "application/json; charset=utf-8")
            let json = try answer.json
            #expect(json["issuer"] == .string(TestClient.issuer))
            for name in [
                "authorization_endpoint", "token_endpoint", "userinfo_endpoint", "jwks_uri",
                "revocation_endpoint", "end_session_endpoint",
            ] {
                let url = try #require(json[name].text.flatMap(URL.init(string:)), "\(name)")
                #expect(url.scheme == "https" && url.host() == "id.example.com")
            }
            #expect(json["response_types_supported"] == ["code"])
            #expect(json["response_modes_supported"] == ["query", "form_post"])
            #expect(json["grant_types_supported"] == ["authorization_code", "refresh_token"])
            #expect(json["subject_types_supported"] == ["public"])
            #expect(json["id_token_signing_alg_values_supported"].texts.contains("RS256"))
            #expect(json["code_challenge_methods_supported"] == ["S256"])
            #expect(json["scopes_supported"].texts.contains("openid"))
            #expect(json["claims_supported"].texts.contains("phone_number"))
            #expect(json["request_parameter_supported"] == false)
            #expect(json["request_uri_parameter_supported"] == false)
            #expect(json["authorization_response_iss_parameter_supported"] == true)
            let languages = json["ui_locales_supported"].texts
            #expect(languages.count > 40 && languages.contains("zh-Hant"))
        }
    }

    @Test func `the document at the path of RFC 8414 is the same`() async throws {
        try await withServer(.provider()) { server in
            let well = "/.well-known/oauth-authorization-server\(TestClient.root)"
            let other = "\(TestClient.root)/.well-known/openid-configuration"
            let (first, second) = (
                try await server.request(.get, well), try await server.request(.get, other)
            )
            #expect(first.status == 200)
            #expect(try first.json == second.json)
        }
    }

    @Test func `the document does not reveal whether a project exists`() async throws {
        try await withServer(.provider()) { server in
            let path = "/oidc/unknown/.well-known/openid-configuration"
            _ = server.work.takeWork()
            let answer = try await server.request(.get, path)
            #expect(try answer.json["issuer"] == "https://id.example.com/oidc/unknown")
            #expect(server.work.takeWork() == CountingStore.Work(reads: 0, writes: 0))
        }
    }

    @Test func `the issuer of apps' ID tokens has its own document and another name`()
        async throws
    {
        try await withServer(.provider()) { server in
            let answer = try await server.request(
                .get,
                "/projects/\(TestServer.projectID)/.well-known/openid-configuration"
            )
            #expect(try answer.json["issuer"] == "https://securetoken.google.com/demo-test")
            #expect(try answer.json["authorization_endpoint"] == .null)
        }
    }

    @Test func `every site's scripts can read documents and call the token endpoint`()
        async throws
    {
        try await withServer(.provider()) { server in
            let headers = HTTPFields(["Origin": "https://spa.example.com"])
            for path in [
                "\(TestClient.root)/.well-known/openid-configuration", "/.well-known/jwks.json",
                "\(TestClient.root)/userinfo",
            ] {
                let answer = try await server.request(.get, path, headers: headers)
                #expect(answer.headers[.accessControlAllowOrigin] == "https://spa.example.com")
            }
            let preflight = HTTPFields([
                "Origin": "https://spa.example.com", "Access-Control-Request-Method": "POST",
            ])
            let path = "\(TestClient.root)/token"
            let answer = try await server.request(.options, path, headers: preflight)
            #expect(answer.status == 204)
        }
    }
}
