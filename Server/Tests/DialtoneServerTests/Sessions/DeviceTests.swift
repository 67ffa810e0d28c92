import DialtoneBasics
import DialtoneModel
import DialtoneTestSupport
import HTTPTypes
import IdentityToolkit
import Testing

/// Tests of signed-in devices, for users and administrators.
struct DeviceTests {
    private static let phone: HTTPFields = [.userAgent: "Phone/1"]
    private static let tablet: HTTPFields = [.userAgent: "Tablet/2"]

    @Test(arguments: StoreEngine.tested)
    func `the device list has the last used first and marks the current one`(
        engine: StoreEngine
    ) async throws {
        try await withServer(ServerSetup { $0.engine = engine }) { server in
            let old = try await server.signIn("+16505550100", headers: Self.phone)
            server.clock.advance(by: .hours(2))
            let own = try await server.signIn("+16505550100", headers: Self.tablet)
            server.clock.advance(by: .minutes(2))
            _ = try await server.renewed(old.refreshToken)
            _ = try await server.signIn("+16505550101")

            let sessions = try await server.devices(of: own)

            #expect(sessions.map(\.client) == ["Phone/1", "Tablet/2"])
            #expect(sessions.map(\.current) == [false, true])
            #expect(sessions.map(\.providerId) == ["phone", "phone"])
            #expect(
                sessions.map(\.createdAt.value) == [1_790_000_000_000, 1_790_007_200_000]
            )
            #expect(
                sessions.map(\.lastUsedAt.value) == [1_790_007_320_000, 1_790_007_200_000]
            )
        }
    }

    @Test func `without a refresh token no session is marked as current`() async throws {
        try await withServer { server in
            let person = try await server.signIn("+16505550100")
            let answer = try await server.call(
                .listSessions,
                ["idToken": .string(person.idToken)]
            )
            #expect(try answer.json["sessions"].count == 1)
            #expect(
                try answer.json["sessions"][0].keys == [
                    "sessionId", "providerId", "createdAt", "lastUsedAt",
                ]
            )
        }
    }

    @Test func `a rotated refresh token still marks its session as current`() async throws {
        let setup = ServerSetup { $0.settings.sessions.rotatesRefreshTokens = true }
        try await withServer(setup) { server in
            let person = try await server.signIn("+16505550100")
            let second = try await server.renewed(person.refreshToken)
            let answer = try await server.call(
                .listSessions,
                ["idToken": .string(person.idToken), "refreshToken": .string(second)]
            )
            #expect(try answer.json["sessions"][0]["current"] == true)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a device that is signed out cannot refresh its tokens, others can`(
        engine: StoreEngine
    ) async throws {
        try await withServer(ServerSetup { $0.engine = engine }) { server in
            let lost = try await server.signIn("+16505550100", headers: Self.phone)
            let own = try await server.signIn("+16505550100", headers: Self.tablet)
            let id = try await server.deviceID("Phone/1", of: own)
            let answer = try await server.revoke([id], by: own)
            #expect(try answer.json == ["revokedCount": 1])
            #expect(try await server.refresh(lost.refreshToken).errorCode == .tokenExpired)
            #expect(try await server.refresh(own.refreshToken).status == 200)
            #expect(try await server.devices(of: own).count == 1)
            #expect(try await server.revoke([id], by: own).json == ["revokedCount": 0])
        }
    }

    @Test func `a device of another account cannot be signed out`() async throws {
        try await withServer { server in
            let victim = try await server.signIn("+16505550100", headers: Self.phone)
            let attacker = try await server.signIn("+16505550101")
            let id = try await server.deviceID("Phone/1", of: victim)
            #expect(try await server.revoke([id], by: attacker).json == ["revokedCount": 0])
            #expect(try await server.refresh(victim.refreshToken).status == 200)
        }
    }

    @Test func `invalid session IDs are refused or end no session`() async throws {
        try await withServer { server in
            let person = try await server.signIn("+16505550100")
            let none = try await server.revoke([], by: person)
            #expect(none.status == 400)
            #expect(try none.refusal.details?.isEmpty == false)
            let many = Array(repeating: "x", count: 1_001)
            #expect(try await server.revoke(many, by: person).status == 400)
            let odd = try await server.revoke(["x", "", "\u{0}"], by: person)
            #expect(try odd.json == ["revokedCount": 0])
            for path in [EndpointPath.listSessions, .revokeSessions] {
                #expect(try await server.call(path, [:]).errorCode == .missingIDToken)
            }
        }
    }

    @Test func `administrators can list and end the sessions of any account`() async throws {
        try await withServer { server in
            let person = try await server.signIn("+16505550100", headers: Self.phone)
            let path = "/dialtone/v1/projects/\(TestServer.projectID)/accounts"
            let name: JSONValue = ["localId": .string(person.accountID)]
            let listed = try await server.post(
                "\(path):listSessions",
                name,
                headers: TestServer.owner
            )
            let session = try listed.json["sessions"][0]
            #expect(session["client"] == "Phone/1")
            #expect(session["current"] == .null)
            let revoked = try await server.post(
                "\(path):revokeSessions",
                ["localId": .string(person.accountID), "sessionIds": [session["sessionId"]]],
                headers: TestServer.owner
            )
            #expect(try revoked.json == ["revokedCount": 1])
            #expect(try await server.refresh(person.refreshToken).errorCode == .tokenExpired)
            #expect(try await server.post("\(path):listSessions", name).status == 401)
            let nobody = try await server.post(
                "\(path):listSessions",
                ["localId": "nobody"],
                headers: TestServer.owner
            )
            #expect(try nobody.errorCode == .userNotFound)
        }
    }

    @Test func `sessions that a revocation has ended are not listed`() async throws {
        try await withServer { server in
            let old = try await server.signIn("+16505550100", headers: Self.phone)
            server.clock.advance(by: .seconds(5))
            let now = server.clock.now.seconds
            _ = try await server.administer(
                "accounts:update",
                ["localId": .string(old.accountID), "validSince": .string("\(now)")]
            )
            let own = try await server.signIn("+16505550100", headers: Self.tablet)
            #expect(try await server.devices(of: own).map(\.client) == ["Tablet/2"])
        }
    }
}

extension TestServer {
    fileprivate func signIn(_ number: String, headers: HTTPFields) async throws -> SignedIn {
        let session = try await sendCode(to: number)
        return try SignedIn(
            await call(
                .signInWithPhoneNumber,
                ["sessionInfo": .string(session), "code": .string(sentCode(to: number))],
                headers: headers
            )
        )
    }

    fileprivate func devices(of person: SignedIn) async throws -> [AccountSession] {
        let answer = try await call(
            .listSessions,
            [
                "idToken": .string(person.idToken),
                "refreshToken": .string(person.refreshToken),
            ]
        )
        try #require(answer.status == 200, "\(answer.text)")
        return try answer.decoded(ListSessionsResponse.self).sessions
    }

    fileprivate func deviceID(_ client: String, of person: SignedIn) async throws -> String {
        try #require(await devices(of: person).first { $0.client == client }).sessionId
    }

    fileprivate func revoke(_ ids: [String], by person: SignedIn) async throws -> Answer {
        try await call(
            .revokeSessions,
            [
                "idToken": .string(person.idToken),
                "sessionIds": .array(ids.map(JSONValue.string)),
            ]
        )
    }
}
