import DialtoneBasics
import DialtoneModel
import DialtoneTestSupport
import IdentityToolkit
import Testing

/// The session that changes its own account.
struct OwnChangeTests {
    private static let calls = [
        OwnCall("password", .update, ["password": "another horse"]),
        OwnCall.linkPhone, .linkProvider, .linkMail,
    ]

    private static func setup(_ engine: StoreEngine, rotates: Bool) -> ServerSetup {
        ServerSetup {
            $0.engine = engine
            $0.settings.sessions.rotatesRefreshTokens = rotates
        }
    }

    private func sessions(of person: SignedIn, on server: TestServer) async throws -> [Session] {
        try await server.store.read { data in
            try data.sessions(of: AccountID(rawValue: person.accountID), in: TestServer.projectID)
        }
    }

    private func signInTime(of person: SignedIn) throws -> Int64 {
        let time = try person.claims["auth_time"]
        guard case .number(let seconds) = time else { throw Refusal.invalidIDToken }
        return Int64(seconds)
    }

    @Test(arguments: [true, false], StoreEngine.tested)
    func `a password change in the second of the sign-in keeps the session`(
        rotates: Bool,
        engine: StoreEngine
    ) async throws {
        try await withServer(Self.setup(engine, rotates: rotates)) { server in
            _ = try await server.signUp()
            let person = try SignedIn(await server.signInWithPassword())
            let answer = try await server.call(
                .update,
                ["idToken": .string(person.idToken), "password": "another horse"]
            )
            let changed = try SignedIn(answer)
            #expect(changed.idToken != person.idToken)
            // Google's SDK for the web keeps its old tokens, others take the new ones.
            server.clock.advance(by: .minutes(55))
            let kept = try await server.refresh(person.refreshToken)
            #expect(kept.status == 200)
            #expect(try await server.refresh(changed.refreshToken).status == 200)
            #expect(try await server.lookUp(changed.idToken).status == 200)
            let next = try #require(try kept.json["refresh_token"].text)
            #expect((next != person.refreshToken) == rotates)
            #expect(try await server.refresh(next).status == 200)
            #expect(try await sessions(of: person, on: server).count == 1)
        }
    }

    @Test(arguments: calls, StoreEngine.tested)
    func `an account change keeps the session and its sign-in time`(
        call: OwnCall,
        engine: StoreEngine
    ) async throws {
        try await withServer(Self.setup(engine, rotates: false)) { server in
            _ = try await server.signUp()
            server.clock.advance(by: .minutes(1))
            let person = try SignedIn(await server.signInWithPassword())
            let before = try await sessions(of: person, on: server).last
            let signedInAt = try await server.account().lastSignInAt
            server.clock.advance(by: .minutes(3))
            let run = try await call.prepare(server, person)
            let changed = try SignedIn(await run())
            let (old, new) = (try person.claims, try changed.claims)
            #expect(new["auth_time"] == old["auth_time"])
            #expect(new["firebase"]["session_id"] == old["firebase"]["session_id"])
            #expect(new["firebase"]["sign_in_provider"] == "password")
            let after = try await sessions(of: person, on: server).last
            #expect(after?.id == before?.id)
            #expect(after?.signedInAt == before?.signedInAt)
            #expect(try await server.account().lastSignInAt == signedInAt)
            for token in [person.refreshToken, changed.refreshToken] {
                #expect(try await server.refresh(token).status == 200)
            }
        }
    }

    @Test(
        arguments: zip(
            [
                OwnCall(
                    "password",
                    .signUp,
                    ["email": .string(TestServer.email), "password": "correct horse"]
                ),
                .linkPhone, .linkProvider, .linkMail,
            ],
            ["password", "phone", "google.com", "password"]
        )
    )
    func `an upgraded anonymous session has the provider that was added`(
        call: OwnCall,
        provider: String
    ) async throws {
        try await withServer { server in
            let guest = try await server.signUpAnonymously()
            let run = try await call.prepare(server, guest)
            let person = try SignedIn(await run())
            for token in [person.refreshToken, guest.refreshToken] {
                let renewed = try await server.refresh(token).json["id_token"].text
                let claims = try SignedIn.claims(in: try #require(renewed))
                #expect(claims["firebase"]["sign_in_provider"] == .string(provider))
                #expect(claims["provider_id"] == .null)
            }
            let found = try await sessions(of: guest, on: server)
            #expect(found.map(\.signInProvider.rawValue) == [provider])
        }
    }

    @Test func `back ends that check validSince accept new tokens and refuse earlier ones`()
        async throws
    {
        try await withServer { server in
            let other = try await server.signUp()
            server.clock.advance(by: .seconds(1))
            let person = try SignedIn(await server.signInWithPassword())
            server.clock.advance(by: .minutes(3))
            let changed = try SignedIn(
                await server.call(
                    .update,
                    ["idToken": .string(person.idToken), "password": "another horse"]
                )
            )
            // They compare `auth_time` with `validSince`.
            let moment = try #require(try await server.account().validSince).seconds
            #expect(try signInTime(of: changed) >= moment)
            #expect(try signInTime(of: other) < moment)
        }
    }

    @Test func `validSince is the current second if another session is newer than the caller's`()
        async throws
    {
        try await withServer { server in
            let person = try await server.signUp()
            server.clock.advance(by: .seconds(1))
            let later = try SignedIn(await server.signInWithPassword())
            let body: JSONValue = [
                "idToken": .string(person.idToken), "password": "another horse",
            ]
            #expect(try await server.call(.update, body).status == 200)
            let moment = try #require(try await server.account().validSince)
            #expect(moment == server.clock.now)
            #expect(try await server.lookUp(later.idToken).errorCode == .tokenExpired)
            #expect(try await server.lookUp(person.idToken).status == 200)
            #expect(try await server.refresh(person.refreshToken).status == 200)
        }
    }
}
