import DialtoneBasics
import DialtoneModel
import DialtoneTestSupport
import IdentityToolkit
import Testing

/// Tests changes to an account while a hook is called for a sign-in to it.
struct HookWindowTests {
    private static let number = "+16505550100"

    /// A change that ends a pending sign-in.
    enum Interference: CaseIterable {
        case revocation, revocationOfThisSecond, disabling, deletion, replacement, newPassword
        case newNumber
    }

    private static func carryOut(
        _ interference: Interference,
        on id: String,
        of server: TestServer
    ) async throws {
        var change: [String: JSONValue] = ["localId": .string(id)]
        switch interference {
        case .revocation:
            server.clock.advance(by: .minutes(1))
            change["validSince"] = .string("\(server.clock.now.seconds)")
        case .revocationOfThisSecond:
            change["validSince"] = .string("\(server.clock.now.seconds)")
        case .disabling: change["disableUser"] = true
        case .newPassword: change["password"] = "another password"
        case .newNumber: change["phoneNumber"] = "+16505550109"
        case .deletion, .replacement:
            _ = try await server.administer("accounts:delete", .object(change))
            guard interference == .replacement else { return }
            server.clock.advance(by: .seconds(1))
            change["phoneNumber"] = .string(Self.number)
            let created = try await server.administer("accounts", .object(change))
            try #require(created.status == 200, "\(created.text)")
            return
        }
        let answer = try await server.administer("accounts:update", .object(change))
        try #require(answer.status == 200, "\(answer.text)")
    }

    private func sessionCount(of id: String, on server: TestServer) async throws -> Int {
        let id = AccountID(rawValue: id)
        return try await server.store.read {
            try $0.sessions(of: id, in: TestServer.projectID).count
        }
    }

    @Test(arguments: Interference.allCases)
    func `a change during the hook call ends a sign-in by phone`(
        interference: Interference
    ) async throws {
        let hooks = ScriptedHooks()
        try await withServer(ServerSetup().asking(hooks)) { server in
            let id = try await server.signIn(Self.number).accountID
            try await server.addScriptedHooks()
            server.clock.advance(by: .minutes(1))
            let session = try await server.sendCode(to: Self.number)
            hooks.play { _ in try await Self.carryOut(interference, on: id, of: server) }
            let before = try await sessionCount(of: id, on: server)
            let code = try server.sentCode(to: Self.number)
            let answer = try await server.complete(session, code: code)
            #expect(answer.status != 200)
            #expect(try await sessionCount(of: id, on: server) <= before)
            #expect(try answer.json["idToken"] == .null)
        }
    }

    @Test(arguments: [
        Interference.revocation, .revocationOfThisSecond, .disabling, .deletion, .newPassword,
    ])
    func `a change during the hook call ends a sign-in by password and second factor`(
        interference: Interference
    ) async throws {
        let hooks = ScriptedHooks()
        try await withServer(ServerSetup.secondFactors().asking(hooks)) { server in
            let id = try await server.signUp().accountID
            let factor = SecondFactor.phone("+16505550101", at: server.clock.now, id: "one")
            try await server.changePerson(AccountID(rawValue: id)) { $0.secondFactors = [factor] }
            try await server.addScriptedHooks()
            server.clock.advance(by: .minutes(1))
            let first = try await server.signInWithPassword()
            let credential = try #require(try first.json["mfaPendingCredential"].text)
            hooks.play { _ in try await Self.carryOut(interference, on: id, of: server) }
            let answer = try await server.provePhone(factor, for: credential)
            #expect(answer.status != 200)
            #expect(try answer.json["idToken"] == .null)
        }
    }

    @Test func `a second factor that is removed during the hook call opens nothing`() async throws {
        let hooks = ScriptedHooks()
        try await withServer(ServerSetup.secondFactors().asking(hooks)) { server in
            let id = try await server.signUp().accountID
            let factor = SecondFactor.phone("+16505550101", at: server.clock.now, id: "one")
            try await server.changePerson(AccountID(rawValue: id)) { $0.secondFactors = [factor] }
            try await server.addScriptedHooks()
            let first = try await server.signInWithPassword()
            let credential = try #require(try first.json["mfaPendingCredential"].text)
            hooks.play { _ in
                try await server.changePerson(AccountID(rawValue: id)) { $0.secondFactors = [] }
            }
            let answer = try await server.provePhone(factor, for: credential)
            #expect(answer.status != 200)
            #expect(try answer.json["idToken"] == .null)
        }
    }

    @Test func `a passkey that is removed during the hook call opens nothing`() async throws {
        let hooks = ScriptedHooks()
        try await withServer(ServerSetup().asking(hooks)) { server in
            let owner = try await server.signUp()
            let (passkey, _) = try await server.enrollPasskey(by: owner.idToken)
            try await server.addScriptedHooks()
            hooks.play { _ in
                let change: JSONValue = [
                    "localId": .string(owner.accountID), "deletePasskey": [.string(passkey.text)],
                ]
                let answer = try await server.administer("accounts:update", change)
                try #require(answer.status == 200, "\(answer.text)")
            }
            let answer = try await server.signIn(with: passkey)
            #expect(answer.status != 200)
            #expect(try answer.json["idToken"] == .null)
        }
    }

    @Test func `a profile change during the hook call does not end the sign-in`() async throws {
        let hooks = ScriptedHooks()
        try await withServer(ServerSetup().asking(hooks)) { server in
            let id = try await server.signIn(Self.number).accountID
            try await server.addScriptedHooks()
            hooks.play { _ in
                let change: JSONValue = ["localId": .string(id), "displayName": "Ada"]
                _ = try await server.administer("accounts:update", change)
            }
            let signedIn = try await server.signIn(Self.number)
            #expect(try signedIn.claims["name"] == "Ada")
        }
    }
}
