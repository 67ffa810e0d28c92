import DialtoneBasics
import DialtoneModel
import DialtoneTestSupport
import IdentityToolkit
import PhoneNumbers
import Testing

/// Attempts of a thief to keep something of an account that the link in a text message gives back.
struct NumberRecoveryAttackTests {
    private static let number = "+16505550100"
    private static let thiefsNumber = "+16505550101"

    private func codes(_ server: TestServer, to number: String = number) -> [String] {
        server.messages.filter { $0.phoneNumber.e164 == number }.compactMap {
            $0.action?.code
        }
    }

    private func account(_ person: SignedIn, on server: TestServer) async throws -> Account {
        try await server.account(id: AccountID(rawValue: person.accountID))
    }

    /// Signs the owner in, and waits until a stolen token is old.
    private func stolenSession(_ server: TestServer) async throws -> SignedIn {
        let owner = try await server.signIn(Self.number)
        server.clock.advance(by: .minutes(20))
        return owner
    }

    private func linkGoogle(
        _ profile: String,
        to idToken: String,
        on server: TestServer
    ) async throws {
        let answer = try await server.signIn(
            byProvider: profile,
            of: .google,
            with: ["idToken": .string(idToken)]
        )
        try #require(answer.status == 200)
    }

    private func linkNumber(
        _ number: String,
        to person: SignedIn,
        on server: TestServer
    ) async throws -> Answer {
        let session = try await server.sendCode(to: number)
        return try await server.complete(
            session,
            code: try server.sentCode(to: number),
            with: ["idToken": .string(person.idToken), "operation": "LINK"]
        )
    }

    @Test(arguments: StoreEngine.tested)
    func `the link of a later message removes an address that came with an earlier change`(
        engine: StoreEngine
    ) async throws {
        try await withServer(ServerSetup { $0.engine = engine }) { server in
            let thief = try await stolenSession(server)
            try await linkGoogle(
                #"{"sub":"thief","email":"thief@example.com"}"#,
                to: thief.idToken,
                on: server
            )
            server.clock.advance(by: .hours(25))
            let token = try #require(
                await server.refresh(thief.refreshToken).json["id_token"].text
            )
            let unlinked = try await server.call(
                .update,
                ["idToken": .string(token), "deleteProvider": ["google.com"]]
            )
            #expect(unlinked.status == 200)
            let codes = codes(server)
            #expect(codes.count == 2)
            #expect(try await server.applyCode(#require(codes.last)).status == 200)
            #expect(try await account(thief, on: server).email == nil)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a thief who uses the link that their own number got may still not delete the account`(
        engine: StoreEngine
    ) async throws {
        try await withServer(ServerSetup { $0.engine = engine }) { server in
            let thief = try await stolenSession(server)
            #expect(try await linkNumber(Self.thiefsNumber, to: thief, on: server).status == 200)
            server.clock.advance(by: .minutes(1))
            try await linkGoogle(#"{"sub":"thief"}"#, to: thief.idToken, on: server)
            let own = try #require(codes(server, to: Self.thiefsNumber).last)
            #expect(try await server.applyCode(own).status == 200)
            server.clock.advance(by: .minutes(1))
            let again = try await server.signIn(Self.thiefsNumber)
            #expect(again.accountID == thief.accountID)
            let deletion = try await server.call(.delete, ["idToken": .string(again.idToken)])
            #expect(try deletion.errorCode == .credentialTooOldLoginAgain)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `the link takes the number off no account that has more than the number`(
        engine: StoreEngine
    ) async throws {
        try await withServer(ServerSetup { $0.engine = engine }) { server in
            let former = try await server.signIn(Self.number)
            server.clock.advance(by: .minutes(1))
            #expect(try await linkNumber(Self.thiefsNumber, to: former, on: server).status == 200)
            let code = try #require(codes(server).last)
            server.clock.advance(by: .minutes(2))
            let next = try await server.signIn(Self.number)
            #expect(next.accountID != former.accountID)
            try await linkGoogle(#"{"sub":"next"}"#, to: next.idToken, on: server)
            #expect(try await server.applyCode(code).status == 400)
            #expect(try await account(next, on: server).phoneNumber?.e164 == Self.number)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `an address that a thief has proved does not take the notices from the number`(
        engine: StoreEngine
    ) async throws {
        try await withServer(ServerSetup { $0.engine = engine }) { server in
            let thief = try await stolenSession(server)
            try await linkGoogle(
                #"{"sub":"thief","email":"thief@gmail.com","email_verified":true}"#,
                to: thief.idToken,
                on: server
            )
            #expect(try await account(thief, on: server).isEmailVerified)
            #expect(codes(server).count == 1)
            server.clock.advance(by: .hours(25))
            let token = try #require(
                await server.refresh(thief.refreshToken).json["id_token"].text
            )
            let removed = try await server.call(
                .update,
                ["idToken": .string(token), "deleteProvider": ["phone"]]
            )
            #expect(removed.status == 200)
            #expect(codes(server).count == 2)
        }
    }
}
