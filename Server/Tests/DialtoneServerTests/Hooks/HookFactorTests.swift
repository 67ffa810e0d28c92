import DialtoneModel
import DialtoneTestSupport
import IdentityToolkit
import Testing

/// Tests of hooks for sign-ins with a second factor or an identity provider.
struct HookFactorTests {
    private static let no = LoopbackReceiver.Reaction.answer(
        #"{"decision":"deny","message":"No."}"#
    )
    private static let everything = Hook.Subject.after(Set(AccountEventKind.allCases))

    /// An account with a password and a second factor.
    private func addAccount(to server: TestServer) async throws -> SecondFactor {
        _ = try await server.signUp()
        let factor = SecondFactor.phone("+16505550101", at: server.clock.now, id: "one")
        try await server.store.write { data in
            guard let found = try data.account(email: TestServer.email, of: TestServer.projectID)
            else { throw Refusal.accountNotFound }
            var account = found
            account.secondFactors = [factor]
            try data.save(account)
        }
        return factor
    }

    private func pending(on server: TestServer) async throws -> String {
        try #require(try await server.signInWithPassword().json["mfaPendingCredential"].text)
    }

    @Test func `the hook is called once, when both factors are proved`() async throws {
        let answer = LoopbackReceiver.Reaction.answer(#"{"sessionClaims":{"trip":7}}"#)
        try await LoopbackReceiver.with([answer]) { receiver in
            try await withServer(.secondFactors()) { server in
                let factor = try await addAccount(to: server)
                try await server.addHook(.before(.beforeSignIn), at: receiver.url)
                try await server.addHook(.before(.beforeSendSMS), at: receiver.url)
                let credential = try await pending(on: server)
                #expect(receiver.requests.isEmpty)
                let answer = try await server.provePhone(factor, for: credential)
                let claims = try SignedIn.claims(
                    in: try #require(try answer.json["idToken"].text)
                )
                #expect(claims["trip"] == 7)
                #expect(claims["firebase"]["sign_in_second_factor"] == "phone")
                let questions = try receiver.requests.map { try $0.json }
                let types = questions.map { $0["type"].text }
                #expect(types == ["beforeSendSms", "beforeSignIn"])
                #expect(questions[0]["data"]["sms"]["type"] == "MULTI_FACTOR_SIGN_IN")
                #expect(questions[1]["data"]["signIn"]["secondFactor"] == "phone")
                #expect(questions[1]["data"]["signIn"]["method"] == "password")
            }
        }
    }

    @Test func `a sign-in refused after the second factor must start again`() async throws {
        try await LoopbackReceiver.with([Self.no]) { receiver in
            try await withServer(.secondFactors()) { server in
                let factor = try await addAccount(to: server)
                try await server.addHook(.before(.beforeSignIn), at: receiver.url)
                let credential = try await pending(on: server)
                let refused = try await server.provePhone(factor, for: credential)
                #expect(try refused.errorCode == .blockingFunctionErrorResponse)
                let again = try await server.startSecondFactor(credential, "one")
                #expect(again.status == 400)
                #expect(receiver.requests.count == 1)
            }
        }
    }

    @Test func `an event is sent for a sign-in with a second factor`() async throws {
        try await withServer(.secondFactors()) { server in
            let factor = try await addAccount(to: server)
            try await server.addHook(Self.everything, at: "http://127.0.0.1:9/")
            let credential = try await pending(on: server)
            #expect(try await server.deliveries.isEmpty)
            _ = try await server.provePhone(factor, for: credential)
            #expect(try await server.deliveries.map(\.event) == [.signedIn])
        }
    }

    @Test func `a sign-up by an identity provider calls the hook once and sends events`()
        async throws
    {
        let key = try TestKey.rs256("key-1")
        let answer = LoopbackReceiver.Reaction.answer(#"{"account":{"displayName":"Pat"}}"#)
        try await LoopbackReceiver.with([answer]) { receiver in
            try await withServer(.federated(TestIssuer(key))) { server in
                try await server.addProvider()
                try await server.addHook(.before(.beforeCreate), at: receiver.url)
                try await server.addHook(Self.everything, at: "http://127.0.0.1:9/")
                for _ in 0..<2 {
                    let token = try key.token(
                        TestIssuer.claims("person-1", at: server.clock.now, [:])
                    )
                    let person = try SignedIn(await server.signIn(byProvider: token))
                    let account = try await server.account(id: person.accountID)
                    #expect(account.displayName == "Pat")
                }
                #expect(receiver.requests.count == 1)
                let question = try #require(receiver.requests.first).json
                #expect(question["data"]["signIn"]["method"] == "oidc.test")
                let events = try await server.deliveries.map(\.event)
                #expect(events.filter { $0 == .accountCreated }.count == 1)
                #expect(events.filter { $0 == .signedIn }.count == 2)
            }
        }
    }

    @Test func `a sign-up by an identity provider that a hook refuses creates no account`()
        async throws
    {
        let key = try TestKey.rs256("key-1")
        try await LoopbackReceiver.with([Self.no]) { receiver in
            try await withServer(.federated(TestIssuer(key))) { server in
                try await server.addProvider()
                try await server.addHook(.before(.beforeCreate), at: receiver.url)
                let token = try key.token(
                    TestIssuer.claims("person-1", at: server.clock.now, [:])
                )
                let answer = try await server.signIn(byProvider: token)
                #expect(try answer.errorCode == .blockingFunctionErrorResponse)
                let count = try await server.store.read {
                    try $0.accountCount(of: TestServer.projectID)
                }
                #expect(count == 0)
            }
        }
    }
}
