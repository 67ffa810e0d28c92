import DialtoneBasics
import DialtoneModel
import DialtoneTestSupport
import IdentityToolkit
import Testing

/// Tests attempts to bypass a mandatory second factor through an anonymous account.
struct MandatoryUpgradeTests {
    private static func setup(_ engine: StoreEngine) -> ServerSetup {
        .secondFactors(on: engine) { $0.secondFactors.state = .mandatory }
    }

    private static let upgrades = [
        OwnCall(
            "password",
            .signUp,
            ["email": .string(TestServer.email), "password": "correct horse"]
        ),
        OwnCall("update", .update, ["email": "own@example.com", "password": "correct horse"]),
        .linkProvider, .linkMail,
    ]

    @Test(arguments: upgrades, StoreEngine.tested)
    func `an upgraded account can only enroll a second factor`(
        upgrade: OwnCall,
        engine: StoreEngine
    ) async throws {
        try await withServer(Self.setup(engine)) { server in
            let guest = try await server.signUpAnonymously()
            let run = try await upgrade.prepare(server, guest)
            let person = try SignedIn(await run())
            let audience = try person.claims["aud"]
            #expect(audience == "\(TestServer.projectID)/second-factor-enrollment")
            let renewed = try await server.refresh(guest.refreshToken).json["id_token"].text
            #expect(try SignedIn.claims(in: try #require(renewed))["aud"] == audience)
            let changed = try await server.call(
                .update,
                ["idToken": .string(person.idToken), "displayName": "Eve"]
            )
            #expect(try changed.reason == .secondFactorRequired)
            #expect(try await server.lookUp(person.idToken).status == 200)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `an anonymous account cannot link only a number`(
        engine: StoreEngine
    ) async throws {
        try await withServer(Self.setup(engine)) { server in
            let guest = try await server.signUpAnonymously()
            let run = try await OwnCall.linkPhone.prepare(server, guest)
            #expect(try await run().errorCode == .unsupportedFirstFactor)
            let account = try await server.account(id: AccountID(rawValue: guest.accountID))
            #expect(account.phoneNumber == nil)
        }
    }

    @Test func `an anonymous session that linked a number enrolls a second factor after it`()
        async throws
    {
        let setup = ServerSetup.secondFactors { settings in
            settings.secondFactors.state = .mandatory
            settings.secondFactors.allowsAfterPhone = true
        }
        try await withServer(setup) { server in
            let guest = try await server.signUpAnonymously()
            let run = try await OwnCall.linkPhone.prepare(server, guest)
            let person = try SignedIn(await run())
            let enrolled = try await server.enrollTOTP(by: person.idToken).tokens
            let claims = try SignedIn.claims(in: enrolled.idToken)
            #expect(claims["aud"] == .string(TestServer.projectID.rawValue))
        }
    }
}
