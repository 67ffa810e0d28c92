import DialtoneBasics
import DialtoneIDTokens
import DialtoneModel
import DialtoneTestSupport
import HTTPTypes
import IdentityToolkit
import Testing

struct SessionCookieTests {
    private func make(
        _ idToken: String?,
        _ duration: JSONValue? = nil,
        on server: TestServer,
        _ call: String = "projects/\(TestServer.projectID):createSessionCookie",
        headers: Bool = true
    ) async throws -> Answer {
        var body: [String: JSONValue] = [:]
        if let idToken { body["idToken"] = .string(idToken) }
        if let duration { body["validDuration"] = duration }
        return try await server.post(
            "/v1/\(call)",
            .object(body),
            headers: headers ? TestServer.owner : [:]
        )
    }

    @Test(arguments: [(nil, 1_209_600), (300, 300), ("3600", 3_600)] as [(JSONValue?, Int)])
    func `a cookie has the ID token's claims with another issuer and lifetime`(
        duration: JSONValue?,
        seconds: Int
    ) async throws {
        try await withServer { server in
            let person = try await server.signIn("+16505550100")
            _ = try await server.administer(
                "accounts:update",
                [
                    "localId": .string(person.accountID),
                    "customAttributes": #"{"role":"admin","level":7,"share":0.1,"ok":true}"#,
                ]
            )
            let token = try await server.refresh(person.refreshToken).json["id_token"].text
            let idToken = try #require(token)
            server.clock.advance(by: .minutes(10))
            let answer = try await make(idToken, duration, on: server)
            let cookie = try #require(answer.json["sessionCookie"].text)
            #expect(try answer.json.keys == ["sessionCookie"])
            var expected = try SignedIn.claims(in: idToken).members
            expected["iss"] = "https://session.firebase.google.com/demo-test"
            expected["iat"] = .number(1_790_000_600)
            expected["exp"] = .number(Double(1_790_000_600 + seconds))
            #expect(try SignedIn.claims(in: cookie) == .object(expected))
            #expect(try SignedIn.header(of: cookie).keys == ["alg", "kid"])
        }
    }

    @Test(arguments: [299, 1_209_601, -1, 0, "9223372036854775807"] as [JSONValue])
    func `a lifetime out of bounds is refused`(duration: JSONValue) async throws {
        try await withServer { server in
            let person = try await server.signIn("+16505550100")
            let answer = try await make(person.idToken, duration, on: server)
            #expect(try answer.errorCode == .invalidDuration)
        }
    }

    @Test func `a cookie needs a valid ID token`() async throws {
        try await withServer { server in
            let person = try await server.signIn("+16505550100")
            #expect(try await make(nil, on: server).errorCode == .missingIDToken)
            #expect(try await make("x.y.z", on: server).errorCode == .invalidIDToken)
            let name: JSONValue = .string(person.accountID)
            _ = try await server.administer(
                "accounts:update",
                ["localId": name, "disableUser": true]
            )
            #expect(try await make(person.idToken, on: server).errorCode == .userDisabled)
            _ = try await server.administer(
                "accounts:update",
                [
                    "localId": name, "disableUser": false,
                    "validSince": .string("\(server.clock.now.seconds + 1)"),
                ]
            )
            #expect(try await make(person.idToken, on: server).errorCode == .tokenExpired)
            _ = try await server.administer("accounts:delete", ["localId": name])
            #expect(try await make(person.idToken, on: server).errorCode == .userNotFound)
        }
    }

    @Test func `an ID token of an ended session cannot be exchanged for a cookie`() async throws {
        try await withServer { server in
            let person = try await server.signIn("+16505550100")
            #expect(try await make(person.idToken, on: server).status == 200)
            let id = AccountID(rawValue: person.accountID)
            try await server.store.write { data in
                for session in try data.sessions(of: id, in: TestServer.projectID) {
                    _ = try data.deleteSession(session.id)
                }
            }
            #expect(try await make(person.idToken, on: server).errorCode == .tokenExpired)
        }
    }

    @Test func `a cookie is not accepted as an ID token`() async throws {
        try await withServer { server in
            let person = try await server.signIn("+16505550100")
            let cookie = try await make(person.idToken, on: server).json["sessionCookie"].text
            let text = try #require(cookie)
            #expect(try await server.lookUp(text).errorCode == .invalidIDToken)
            #expect(try await make(text, on: server).errorCode == .invalidIDToken)
        }
    }

    @Test func `a cookie needs an administrator and a token of the same project`()
        async throws
    {
        try await withServer { server in
            let person = try await server.signIn("+16505550100")
            let app = try await make(person.idToken, on: server, headers: false)
            #expect(app.status == 401)
            let other = try await make(
                person.idToken,
                on: server,
                "projects/\(TestServer.otherProjectID):createSessionCookie"
            )
            #expect(try other.errorCode == .invalidIDToken)
        }
    }

    @Test func `a tenant's cookies are created under the tenant`() async throws {
        try await withServer { server in
            try await server.addTenant("blue-1")
            let tenant: JSONValue = ["tenantId": "blue-1", "returnSecureToken": true]
            let person = try SignedIn(await server.call(.signUp, tenant))
            let project = "projects/\(TestServer.projectID)"
            let path = "\(project)/tenants/blue-1:createSessionCookie"
            let answer = try await make(person.idToken, on: server, path)
            let cookie = try #require(answer.json["sessionCookie"].text)
            let claims = try SignedIn.claims(in: cookie)
            #expect(claims["firebase"]["tenant"] == "blue-1")
            #expect(claims["iss"] == "https://session.firebase.google.com/demo-test")
            let elsewhere = try await make(person.idToken, on: server)
            #expect(try elsewhere.errorCode == .tenantIDMismatch)
        }
    }

    @Test func `a cookie's key is published for as long as the cookie is valid`() throws {
        let rotation = KeyRotation()
        let start = StoppedClock.start
        let lifetime = try #require(rotation.dueKey(after: [], at: start))
        let lastCookie = lifetime.signsUntil + SessionCookie.longestLifetime
        #expect(lifetime.isPublished(at: lastCookie))
    }

    @Test(arguments: [
        ("/v1/sessionCookiePublicKeys", "/.well-known/jwks.json"),
        (
            "/www.googleapis.com/identitytoolkit/v3/relyingparty/publicKeys",
            "/robot/v1/metadata/x509/securetoken@system.gserviceaccount.com"
        ),
    ])
    func `the cookie keys are published where Google's libraries look for them`(
        path: String,
        other: String
    ) async throws {
        try await withServer { server in
            let answer = try await server.request(.get, path)
            #expect(answer.status == 200)
            let expected = try await server.request(.get, other).json
            #expect(try answer.json == expected)
            #expect(answer.headers[.cacheControl]?.contains("max-age") == true)
        }
    }
}
