import DialtoneBasics
import DialtoneIDTokens
import DialtoneModel
import DialtoneServer
import DialtoneStorage
import DialtoneTestSupport
import HTTPTypes
import IdentityToolkit
import Testing

struct PublishedKeysTests {
    private static let account = "securetoken@system.gserviceaccount.com"

    @Test func `the key set is published at the server's path and at Google's paths`() async throws
    {
        try await withServer { server in
            var bodies: Set<[UInt8]> = []
            for path in [
                "/.well-known/jwks.json", "/service_accounts/v1/jwk/\(Self.account)",
                "/www.googleapis.com/service_accounts/v1/jwk/\(Self.account)",
            ] {
                let answer = try await server.request(.get, path)
                #expect(answer.status == 200)
                #expect(answer.headers[.cacheControl]?.contains("max-age=") == true)
                bodies.insert(answer.body)
            }
            #expect(bodies.count == 1)
            let keys = try await server.request(.get, "/.well-known/jwks.json").json["keys"]
            #expect(keys[0].keys == ["kty", "alg", "use", "kid", "n", "e"])
            #expect(keys[0]["alg"] == "RS256")
        }
    }

    @Test func `certificates are published under their key IDs`() async throws {
        try await withServer { server in
            for prefix in ["", "/www.googleapis.com"] {
                let path = prefix + "/robot/v1/metadata/x509/\(Self.account)"
                let json = try await server.request(.get, path).json
                let key = try await server.request(.get, "/.well-known/jwks.json").json["keys"][0]
                let id = try #require(key["kid"].text)
                #expect(json[id].text?.hasPrefix("-----BEGIN CERTIFICATE-----") == true)
            }
        }
    }

    @Test func `the discovery document links to the key set`() async throws {
        try await withServer { server in
            let answer = try await server.request(
                .get,
                "/projects/demo-test/.well-known/openid-configuration"
            )
            let json = try answer.json
            #expect(json["issuer"] == "https://securetoken.google.com/demo-test")
            #expect(json["jwks_uri"] == "http://localhost/.well-known/jwks.json")
            #expect(json["id_token_signing_alg_values_supported"] == ["RS256"])
            let odd = try await server.request(
                .get,
                "/projects/NO%20PROJECT/.well-known/openid-configuration"
            )
            #expect(odd.status == 404)
        }
    }

    @Test func `the configured address takes precedence over the request's`() async throws {
        let setup = ServerSetup {
            $0.adjustListener = { $0.publicURL = "https://auth.example.com" }
        }
        try await withServer(setup) { server in
            let answer = try await server.request(
                .get,
                "/projects/demo-test/.well-known/openid-configuration"
            )
            #expect(
                try answer.json["jwks_uri"] == "https://auth.example.com/.well-known/jwks.json"
            )
        }
    }

    @Test func `a project's tokens are signed with its configured algorithm`() async throws {
        let keys = try await SigningKeys(naming: [.es256])
        let setup = ServerSetup {
            $0.keys = keys
            $0.settings.tokens.algorithm = .es256
        }
        try await withServer(setup) { server in
            let person = try await server.signIn("+16505550100")
            let anonymous = try SignedIn(try await server.call(.signUp, [:]))
            let refreshed = try await server.refresh(person.refreshToken).json["id_token"].text
            for token in [person.idToken, anonymous.idToken, try #require(refreshed)] {
                let header = try #require(token.split(separator: ".").first)
                let json = String(
                    decoding: try #require(Base64URL.decode(String(header))),
                    as: UTF8.self
                )
                #expect(json.contains(#""alg":"ES256""#))
                #expect(try await server.lookUp(token).status == 200)
            }
            let discovery = try await server.request(
                .get,
                "/projects/demo-test/.well-known/openid-configuration"
            )
            #expect(
                try discovery.json["id_token_signing_alg_values_supported"] == ["ES256", "RS256"]
            )
        }
    }

    @Test func `keys are published while the database is down`() async throws {
        try await withServer { server in
            await server.store.close()
            for (path, status) in [
                ("/.well-known/jwks.json", 200), ("/healthz", 200), ("/readyz", 503),
            ] {
                let answer = try await server.request(.get, path)
                #expect(answer.status == status)
            }
        }
    }

    @Test func `tokens can be verified after a key rotation under load`() async throws {
        let keys = try await SigningKeys()
        try await withServer(ServerSetup { $0.keys = keys }) { server in
            let person = try await server.signIn("+16505550100")
            var tokens = [person.idToken]
            async let load = answers(50) {
                try await server.refresh(person.refreshToken).json["id_token"].text
            }
            try await keys.ring.rotate(at: server.clock.now)
            tokens += try await load.compactMap(\.self)
            for _ in 0..<4 {
                server.clock.advance(by: .minutes(20))
                tokens.append(
                    try #require(
                        try await server.refresh(person.refreshToken).json["id_token"].text
                    )
                )
            }
            #expect(Set(tokens.compactMap { $0.split(separator: ".").first }).count == 2)
            // Those of the last hour are good, whichever key signed them.
            for token in tokens.suffix(3) {
                #expect(try await server.lookUp(token).status == 200)
            }
            let published = try await server.request(.get, "/.well-known/jwks.json").json["keys"]
            #expect(published.count == 2)
        }
    }
}
