import DialtoneBasics
import DialtoneModel
import DialtoneTestSupport
import IdentityToolkit
import Testing

/// Tests attempts to link another person's number before that person signs up.
struct UnprovedNumberTests {
    private static let own = "+16505550100"
    private static let victims = "+16505550101"

    /// Checks that no account has the victim's number, and that the victim gets a new account with
    /// it.
    private func checkThatNumberIsFree(on server: TestServer, but account: String) async throws {
        let victim = try await server.signIn(Self.victims)
        #expect(victim.isNew == true)
        #expect(victim.accountID != account)
    }

    @Test(arguments: [EndpointPath.signUp, .update])
    func `no call links a number without its proof`(path: EndpointPath) async throws {
        try await withServer { server in
            let attacker = try await server.signUp()
            for field in ["phoneNumber", "phone_number"] {
                var body: [String: JSONValue] = [field: .string(Self.victims)]
                body["idToken"] = .string(attacker.idToken)
                if path == .signUp { body["email"] = "eve@example.com" }
                _ = try await server.call(path, .object(body))
            }
            let accounts = try await server.store.read {
                try $0.accounts(of: TestServer.projectID, after: nil, limit: 9)
            }
            #expect(accounts.compactMap(\.phoneNumber) == [])
            try await checkThatNumberIsFree(on: server, but: attacker.accountID)
        }
    }

    @Test func `a code proves the number that it was sent to, whatever else the app says`()
        async throws
    {
        try await withServer { server in
            let attacker = try await server.signUpAnonymously()
            let session = try await server.sendCode(to: Self.own)
            let answer = try await server.complete(
                session,
                code: server.sentCode(to: Self.own),
                with: [
                    "idToken": .string(attacker.idToken), "phoneNumber": .string(Self.victims),
                    "operation": "LINK",
                ]
            )
            #expect(try answer.json["phoneNumber"] == .string(Self.own))
            try await checkThatNumberIsFree(on: server, but: attacker.accountID)
        }
    }

    @Test func `requesting a code for another person's number does not link that number`()
        async throws
    {
        try await withServer { server in
            let attacker = try await server.signUpAnonymously()
            _ = try await server.sendCode(to: Self.own)
            let session = try await server.sendCode(to: Self.victims)
            let ownCode = try server.sentCode(to: Self.own)
            let victimsCode = try server.sentCode(to: Self.victims)
            try #require(ownCode != victimsCode)
            let answer = try await server.complete(
                session,
                code: ownCode,
                with: ["idToken": .string(attacker.idToken)]
            )
            #expect(try answer.errorCode == .invalidCode)
            let user = try await server.lookUp(attacker.idToken).json["users"][0]
            #expect(user["phoneNumber"] == .null)
        }
    }

    @Test func `an invented temporary proof is refused`() async throws {
        try await withServer { server in
            let attacker = try await server.signUpAnonymously()
            let proof = TemporaryProofSecret(random: .seeded(99)).text
            let body: JSONValue = [
                "idToken": .string(attacker.idToken), "temporaryProof": .string(proof),
                "phoneNumber": .string(Self.victims),
            ]
            let answer = try await server.call(.signInWithPhoneNumber, body)
            #expect(try answer.errorCode == .invalidTemporaryProof)
            try await checkThatNumberIsFree(on: server, but: attacker.accountID)
        }
    }
}
