import DialtoneBasics
import DialtoneModel
import DialtoneTestSupport
import IdentityToolkit
import PhoneNumbers
import Testing

/// Tests of a reassigned number whose new owner gets a new account.
struct FreshAccountTests {
    private static let number = DormantNumberTests.number

    @Test(arguments: StoreEngine.tested)
    func `a dormant number gets a new account and is removed from the old one`(
        engine: StoreEngine
    ) async throws {
        try await withServer(DormantNumberTests.setup(.freshAccount, on: engine)) { server in
            let old = try await server.signIn(Self.number)
            server.clock.advance(by: .days(3))
            let new = try await server.signIn(Self.number)
            #expect(new.accountID != old.accountID)
            #expect(new.isNew == true)
            let renewed = try await server.refresh(old.refreshToken).json["id_token"].text
            let user = try await server.lookUp(try #require(renewed)).json["users"][0]
            #expect(user["localId"] == .string(old.accountID))
            #expect(user["phoneNumber"] == .null)
            let kept = try await server.store.read {
                try $0.account(AccountID(rawValue: old.accountID), of: TestServer.projectID)
            }
            #expect(kept?.formerPhoneNumber?.e164 == Self.number)
            #expect(try await server.signIn(Self.number).accountID == new.accountID)
        }
    }

    @Test func `where sign-up is not allowed the account keeps its number`() async throws {
        let setup = ServerSetup {
            $0 = DormantNumberTests.setup(.freshAccount)
            $0.settings.allowsSignUp = false
        }
        try await withServer(setup) { server in
            let body: JSONValue = ["localId": "one", "phoneNumber": .string(Self.number)]
            _ = try await server.administer("accounts", body)
            _ = try await server.signIn(Self.number)
            server.clock.advance(by: .days(3))
            #expect(try await server.prove(Self.number).errorCode == .adminOnlyOperation)
            let found = try await server.administer("accounts:lookup", ["localId": ["one"]])
            #expect(try found.json["users"][0]["phoneNumber"] == .string(Self.number))
        }
    }

    @Test func `a reauthentication creates no account`() async throws {
        try await withServer(DormantNumberTests.setup(.freshAccount)) { server in
            let old = try await server.signIn(Self.number)
            server.clock.advance(by: .days(3))
            let answer = try await server.prove(Self.number, with: ["operation": "REAUTH"])
            #expect(try answer.errorCode == .userNotFound)
            let found = try await server.administer(
                "accounts:lookup",
                ["localId": [.string(old.accountID)]]
            )
            #expect(try found.json["users"][0]["phoneNumber"] == .string(Self.number))
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `parallel sign-ins create one new account`(engine: StoreEngine) async throws {
        try await withServer(DormantNumberTests.setup(.freshAccount, on: engine)) { server in
            try await server.addTestNumber(Self.number, code: "271828")
            let old = try SignedIn(
                await server.complete(server.sendCode(to: Self.number), code: "271828")
            )
            server.clock.advance(by: .days(3))
            let people = try await answers(20) {
                let session = try await server.sendCode(to: Self.number)
                return try SignedIn(await server.complete(session, code: "271828"))
            }
            #expect(Set(people.map(\.accountID)).count == 1)
            #expect(people.first?.accountID != old.accountID)
            #expect(people.count { $0.isNew == true } == 1)
        }
    }
}
