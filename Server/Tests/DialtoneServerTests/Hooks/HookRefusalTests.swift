import DialtoneBasics
import DialtoneModel
import DialtoneTestSupport
import IdentityToolkit
import PhoneNumbers
import Testing

/// A hook that refuses leaves everything as it was, but for the proof that is used up.
struct HookRefusalTests {
    private static let number = DormantNumberTests.number

    /// All that the database has of the project's accounts, with their sessions.
    private struct State: Equatable {
        let accounts: [Account]
        let sessions: [Session]
    }

    private func state(of server: TestServer) async throws -> State {
        try await server.store.read { data in
            let accounts = try data.accounts(of: TestServer.projectID, after: nil, limit: 9)
            let sessions = try accounts.flatMap {
                try data.sessions(of: $0.id, in: TestServer.projectID)
            }
            return State(accounts: accounts, sessions: sessions)
        }
    }

    @Test(arguments: [HookTrigger.beforeCreate, .beforeSignIn])
    func `a refused sign-in leaves the number of a dormant account with it`(
        trigger: HookTrigger
    ) async throws {
        let hooks = ScriptedHooks()
        let setup = DormantNumberTests.setup(.freshAccount).asking(hooks)
        try await withServer(setup) { server in
            _ = try await server.signIn(Self.number)
            try await server.addScriptedHooks()
            server.clock.advance(by: .days(3))
            let before = try await state(of: server)
            hooks.refuse(trigger)
            let refused = try await server.prove(Self.number)
            #expect(try refused.errorCode == .blockingFunctionErrorResponse)
            #expect(try await state(of: server) == before)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `once both hooks allow it, the dormant account's number creates a new account`(
        engine: StoreEngine
    ) async throws {
        let hooks = ScriptedHooks()
        let setup = DormantNumberTests.setup(.freshAccount, on: engine).asking(hooks)
        try await withServer(setup) { server in
            let old = try await server.signIn(Self.number)
            try await server.addScriptedHooks()
            try await server.addHook(
                .after([.accountCreated, .phoneNumberChanged, .signedIn]),
                at: "http://127.0.0.1:9/"
            )
            server.clock.advance(by: .days(3))
            let new = try await server.signIn(Self.number)
            #expect(new.accountID != old.accountID)
            #expect(new.isNew == true)
            let owner = try await server.account(id: AccountID(rawValue: old.accountID))
            #expect(owner.phoneNumber == nil)
            #expect(owner.formerPhoneNumber?.e164 == Self.number)
            let events = Set(try await server.deliveries.map(\.event))
            #expect(events == [.accountCreated, .phoneNumberChanged, .signedIn])
            #expect(try await server.signIn(Self.number).accountID == new.accountID)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `parallel proofs with hooks make one new account`(engine: StoreEngine) async throws {
        let hooks = ScriptedHooks()
        let setup = DormantNumberTests.setup(.freshAccount, on: engine).asking(hooks)
        try await withServer(setup) { server in
            try await server.addTestNumber(Self.number, code: "271828")
            let old = try SignedIn(
                await server.complete(server.sendCode(to: Self.number), code: "271828")
            )
            try await server.addScriptedHooks()
            server.clock.advance(by: .days(3))
            let people = try await answers(8) {
                let session = try await server.sendCode(to: Self.number)
                return try SignedIn(await server.complete(session, code: "271828"))
            }
            #expect(Set(people.map(\.accountID)).count == 1)
            #expect(people.first?.accountID != old.accountID)
            #expect(people.count { $0.isNew == true } == 1)
        }
    }

    @Test func `a refused sign-in after the waiting period leaves the dormant account unchanged`()
        async throws
    {
        let hooks = ScriptedHooks()
        try await withServer(DormantNumberTests.setup(.wait).asking(hooks)) { server in
            _ = try await server.signIn(Self.number)
            try await server.addScriptedHooks()
            server.clock.advance(by: .days(3))
            #expect(try await server.prove(Self.number).retrySeconds == 86_400)
            server.clock.advance(by: .days(1))
            let before = try await state(of: server)
            hooks.refuse(.beforeSignIn)
            let refused = try await server.prove(Self.number)
            #expect(try refused.errorCode == .blockingFunctionErrorResponse)
            #expect(try await state(of: server) == before)
            hooks.play { _ in }
            let person = try await server.signIn(Self.number)
            #expect(person.accountID == before.accounts.first?.id.rawValue)
            #expect(try await state(of: server).sessions.count == 1)
        }
    }

    @Test func `a refused change of number leaves the number and the sessions unchanged`()
        async throws
    {
        let hooks = ScriptedHooks()
        try await withServer(ServerSetup().asking(hooks)) { server in
            let person = try await server.signIn(Self.number)
            try await server.addScriptedHooks()
            let before = try await state(of: server)
            hooks.refuse(.beforeSignIn)
            let refused = try await server.prove(
                "+16505550101",
                with: ["idToken": .string(person.idToken)]
            )
            #expect(try refused.errorCode == .blockingFunctionErrorResponse)
            #expect(try await state(of: server) == before)
            hooks.play { _ in }
            let changed = try SignedIn(
                await server.prove("+16505550101", with: ["idToken": .string(person.idToken)])
            )
            #expect(changed.accountID == person.accountID)
            #expect(try await server.refresh(person.refreshToken).status == 200)
            #expect(try await server.refresh(changed.refreshToken).status == 200)
            #expect(try await state(of: server).sessions.count == before.sessions.count)
        }
    }

    @Test func `a refused sign-in does not count as a proof of the number`() async throws {
        let hooks = ScriptedHooks()
        try await withServer(ServerSetup().asking(hooks)) { server in
            _ = try await server.signIn(Self.number)
            try await server.addScriptedHooks()
            let before = try await state(of: server)
            server.clock.advance(by: .days(1))
            hooks.refuse(.beforeSignIn)
            #expect(try await server.prove(Self.number).status == 400)
            #expect(try await state(of: server) == before)
        }
    }
}
