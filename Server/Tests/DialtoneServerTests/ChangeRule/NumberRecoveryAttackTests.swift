import DialtoneBasics
import DialtoneModel
import DialtoneTestSupport
import IdentityToolkit
import PhoneNumbers
import Testing

/// Tests attempts to keep access to an account after its owner used the link in a text message.
struct NumberRecoveryAttackTests: NumberNoticeSteps {
    @Test(arguments: StoreEngine.tested)
    func `the link of a later message removes an address that came with an earlier change`(
        engine: StoreEngine
    ) async throws {
        try await withServer(ServerSetup { $0.engine = engine }) { server in
            let thief = try await stolenSession(server)
            #expect(
                try await linkGoogle(
                    #"{"sub":"thief","email":"thief@example.com"}"#,
                    to: thief,
                    on: server
                ).status == 200
            )
            server.clock.advance(by: .hours(25))
            let later = try await renewed(thief, on: server)
            let unlinked = try await server.update(later, ["deleteProvider": ["google.com"]])
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
            #expect(try await server.link(Self.thiefsNumber, to: thief).status == 200)
            server.clock.advance(by: .minutes(1))
            #expect(
                try await linkGoogle(#"{"sub":"thief"}"#, to: thief, on: server).status == 200
            )
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
    func `the link does not remove the number from an account with other ways to sign in`(
        engine: StoreEngine
    ) async throws {
        try await withServer(ServerSetup { $0.engine = engine }) { server in
            let former = try await server.signIn(Self.number)
            server.clock.advance(by: .minutes(1))
            #expect(try await server.link(Self.thiefsNumber, to: former).status == 200)
            let code = try #require(codes(server).last)
            server.clock.advance(by: .minutes(2))
            let next = try await server.signIn(Self.number)
            #expect(next.accountID != former.accountID)
            #expect(
                try await linkGoogle(#"{"sub":"next"}"#, to: next, on: server).status == 200
            )
            #expect(try await server.applyCode(code).status == 400)
            #expect(try await account(next, on: server).phoneNumber?.e164 == Self.number)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `the number still gets notices after a thief has proved an address`(
        engine: StoreEngine
    ) async throws {
        try await withServer(ServerSetup { $0.engine = engine }) { server in
            let thief = try await stolenSession(server)
            #expect(
                try await linkGoogle(
                    #"{"sub":"thief","email":"thief@gmail.com","email_verified":true}"#,
                    to: thief,
                    on: server
                ).status == 200
            )
            #expect(try await account(thief, on: server).isEmailVerified)
            #expect(codes(server).count == 1)
            server.clock.advance(by: .hours(25))
            let later = try await renewed(thief, on: server)
            let removed = try await server.update(later, ["deleteProvider": ["phone"]])
            #expect(removed.status == 200)
            #expect(codes(server).count == 2)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `the owner's change from an old session does not hide a thief's two hours later`(
        engine: StoreEngine
    ) async throws {
        try await withServer(ServerSetup { $0.engine = engine }) { server in
            let owner = try await stolenSession(server)
            #expect(try await linkGoogle(to: owner, on: server).status == 200)
            #expect(codes(server).count == 1)
            server.clock.advance(by: .hours(2))
            let thief = try await renewed(owner, on: server)
            #expect(try await server.link(Self.thiefsNumber, to: thief).status == 200)
            #expect(codes(server).count == 2)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `the link about a factor removes a factor that replaced it`(
        engine: StoreEngine
    ) async throws {
        var setup = ServerSetup.secondFactors(on: engine)
        setup.settings.secondFactors.allowsAfterPhone = true
        try await withServer(setup) { server in
            let thief = try await server.signIn(Self.number)
            let enrolled = try await server.enrollTOTP(by: thief.idToken).tokens
            let code = try #require(codes(server).last)
            let factor = try #require(try await account(thief, on: server).secondFactors.first)
            let withdrawn = try await server.withdraw(factor.id.rawValue, by: enrolled.idToken)
            try #require(withdrawn.status == 200, "\(withdrawn.text)")
            let token = try withdrawn.json["idToken"].text ?? enrolled.idToken
            _ = try await server.enrollTOTP(by: token)
            #expect(try await account(thief, on: server).secondFactors.count == 1)
            #expect(try await server.applyCode(code).status == 200)
            #expect(try await account(thief, on: server).secondFactors.isEmpty)
        }
    }
}
