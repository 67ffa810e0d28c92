import DialtoneBasics
import DialtoneModel
import DialtoneTestSupport
import HTTPTypes
import IdentityToolkit
import Testing

struct ExchangeTokenTests {
    @Test func `the response has upstream's fields, in snake case`() async throws {
        try await withServer { server in
            let person = try await server.signIn("+16505550100")
            let json = try await server.refresh(person.refreshToken).json
            #expect(
                json.keys == [
                    "access_token", "expires_in", "token_type", "refresh_token", "id_token",
                    "user_id", "project_id",
                ]
            )
            #expect(json["access_token"] == json["id_token"])
            #expect(json["expires_in"] == "3600")
            #expect(json["token_type"] == "Bearer")
            #expect(json["refresh_token"] == .string(person.refreshToken))
            #expect(json["user_id"] == .string(person.accountID))
            #expect(json["project_id"] == .string("\(try await server.project.number)"))
        }
    }

    @Test func `forms and both styles of JSON keys are read`() async throws {
        try await withServer { server in
            let person = try await server.signIn("+16505550100")
            let token = person.refreshToken
            let bodies = [
                ("application/json", #"{"grantType":"refresh_token","refreshToken":"\#(token)"}"#),
                (
                    "application/json",
                    #"{"grant_type":"refresh_token","refresh_token":"\#(token)"}"#
                ),
                (
                    "application/x-www-form-urlencoded",
                    "grant_type=refresh_token&refresh_token=\(token)"
                ),
                (
                    "application/x-www-form-urlencoded; charset=utf-8",
                    "refresh_token=\(token)&grant_type=refresh_token&x=y"
                ),
            ]
            for (type, body) in bodies {
                let answer = try await server.request(
                    .post,
                    "/securetoken.googleapis.com/v1/token?key=\(TestServer.apiKey)",
                    headers: [.contentType: type],
                    body: Array(body.utf8)
                )
                #expect(answer.status == 200, "\(type) \(answer.text)")
            }
        }
    }

    @Test func `a missing or invalid parameter gets its own error code`() async throws {
        try await withServer { server in
            let cases: [(JSONValue, WireErrorCode)] = [
                ([:], .missingGrantType),
                (["grantType": "password"], .invalidGrantType),
                (["grantType": "refresh_token"], .missingRefreshToken),
                (["grantType": "refresh_token", "refreshToken": "x"], .invalidRefreshToken),
            ]
            for (body, code) in cases {
                let answer = try await server.call(.token, body)
                #expect(answer.status == 400)
                #expect(try answer.errorCode == code)
                #expect(try answer.refusal.status == "INVALID_ARGUMENT")
            }
        }
    }

    @Test func `an unknown refresh token is refused as expired, not invalid`() async throws {
        try await withServer { server in
            let unknown = String(repeating: "A", count: 43)
            let answer = try await server.refresh(unknown)
            #expect(try answer.errorCode == .tokenExpired)
        }
    }

    @Test func `a refresh token of another project is refused as expired`() async throws {
        try await withServer { server in
            let person = try await server.signIn("+16505550100")
            let answer = try await server.refresh(
                person.refreshToken,
                key: TestServer.otherAPIKey
            )
            #expect(try answer.errorCode == .tokenExpired)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `revocation invalidates refresh and ID tokens at once`(engine: StoreEngine) async throws {
        try await withServer(ServerSetup { $0.engine = engine }) { server in
            let person = try await server.signIn("+16505550100")
            server.clock.advance(by: .seconds(2))
            let answer = try await server.administer(
                "accounts:update",
                [
                    "localId": .string(person.accountID),
                    "validSince": .string("\(server.clock.now.seconds)"),
                ]
            )
            #expect(answer.status == 200)
            #expect(try await server.refresh(person.refreshToken).errorCode == .tokenExpired)
            #expect(try await server.lookUp(person.idToken).errorCode == .tokenExpired)
            let again = try await server.signIn("+16505550100")
            #expect(try await server.refresh(again.refreshToken).status == 200)
            #expect(try await server.lookUp(again.idToken).status == 200)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a disabled account gets no tokens until it is enabled`(engine: StoreEngine) async throws {
        try await withServer(ServerSetup { $0.engine = engine }) { server in
            let person = try await server.signIn("+16505550100")
            for isDisabled in [true, false] {
                _ = try await server.administer(
                    "accounts:update",
                    ["localId": .string(person.accountID), "disableUser": .bool(isDisabled)]
                )
                let refresh = try await server.refresh(person.refreshToken)
                let lookUp = try await server.lookUp(person.idToken)
                if isDisabled {
                    #expect(try refresh.errorCode == .userDisabled)
                    #expect(try lookUp.errorCode == .userDisabled)
                } else {
                    #expect(refresh.status == 200)
                    #expect(try lookUp.json["users"][0]["disabled"] == false)
                }
            }
        }
    }

    @Test func `a renewed ID token is accepted after the old one has expired`() async throws {
        try await withServer { server in
            let person = try await server.signIn("+16505550100")
            server.clock.advance(by: .minutes(61))
            #expect(try await server.lookUp(person.idToken).errorCode == .invalidIDToken)
            let json = try await server.refresh(person.refreshToken).json
            let renewed = try #require(json["id_token"].text)
            let user = try await server.lookUp(renewed).json["users"][0]
            #expect(user["lastRefreshAt"] == "2026-09-21T15:14:20.000Z")
            #expect(user["lastLoginAt"] == "1790000000000")
        }
    }
}
