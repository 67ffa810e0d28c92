import DialtoneModel
import DialtoneTestSupport
import IdentityToolkit
import Testing

/// A project's hooks for sign-ins by identity providers and custom tokens.
struct FederationHookTests {
    private static let pat = #"{"sub":"person-1","email":"pat@example.com","email_verified":true}"#

    private func accountCount(of server: TestServer) async throws -> Int {
        try await server.store.read { try $0.accountCount(of: TestServer.projectID) }
    }

    @Test func `a hook is called once about a new account and can change it`()
        async throws
    {
        let answer = #"{"account":{"displayName":"Ada"}}"#
        try await LoopbackReceiver.with([.answer(answer)]) { receiver in
            try await withServer { server in
                try await server.addHook(.before(.beforeCreate), at: receiver.url)
                let first = try SignedIn(await server.signIn(byProvider: Self.pat))
                let again = try SignedIn(await server.signIn(byProvider: Self.pat))
                #expect(again.accountID == first.accountID)
                #expect(receiver.requests.count == 1)
                let event = try #require(receiver.requests.first).json
                #expect(event["data"]["signIn"]["method"] == "oidc.test")
                #expect(event["data"]["account"]["email"] == "pat@example.com")
                #expect(try await server.account(id: first.accountID).displayName == "Ada")
            }
        }
    }

    @Test func `a sign-up that a hook refuses creates no account`() async throws {
        let no = LoopbackReceiver.Reaction.answer(#"{"decision":"deny","message":"No."}"#)
        try await LoopbackReceiver.with([no]) { receiver in
            try await withServer { server in
                try await server.addHook(.before(.beforeCreate), at: receiver.url)
                let answer = try await server.signIn(byProvider: Self.pat)
                #expect(try answer.errorCode == .blockingFunctionErrorResponse)
                #expect(try await accountCount(of: server) == 0)
            }
        }
    }

    @Test func `a sign-in to an existing account by address does not call the sign-up hook`()
        async throws
    {
        try await LoopbackReceiver.with([.answer("{}")]) { receiver in
            try await withServer { server in
                try await server.addHook(.before(.beforeCreate), at: receiver.url)
                try await server.addAccount("pat", email: "pat@example.com", isVerified: true)
                let person = try SignedIn(await server.signIn(byProvider: Self.pat))
                #expect(person.accountID == "pat")
                #expect(receiver.requests.isEmpty)
            }
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a link that a hook refuses adds nothing and sends no notice`(
        engine: StoreEngine
    ) async throws {
        let no = LoopbackReceiver.Reaction.answer(#"{"decision":"deny","message":"No."}"#)
        try await LoopbackReceiver.with([no]) { receiver in
            try await withServer(ServerSetup { $0.engine = engine }) { server in
                let person = try await server.signUp()
                try await server.verifyEmail(person)
                let count = server.mails.count
                try await server.addHook(.before(.beforeSignIn), at: receiver.url)
                let refused = try await server.signIn(
                    byProvider: Self.pat,
                    with: ["idToken": .string(person.idToken)]
                )
                #expect(try refused.errorCode == .blockingFunctionErrorResponse)
                let account = try await server.account(id: AccountID(rawValue: person.accountID))
                #expect(account.linkedProviders.isEmpty)
                #expect(server.mails.count == count)
            }
        }
    }

    @Test func `no hook is called about an identity that another account has`() async throws {
        try await LoopbackReceiver.with([.answer("{}")]) { receiver in
            try await withServer { server in
                _ = try SignedIn(await server.signIn(byProvider: Self.pat))
                let other = try await server.signUpAnonymously()
                try await server.addHook(.before(.beforeSignIn), at: receiver.url)
                let refused = try await server.signIn(
                    byProvider: Self.pat,
                    with: ["idToken": .string(other.idToken)]
                )
                #expect(refused.status == 400)
                #expect(receiver.requests.isEmpty)
            }
        }
    }

    @Test func `no hook is called about a custom token`() async throws {
        try await LoopbackReceiver.with([.answer("{}")]) { receiver in
            try await withServer { server in
                try await server.addHook(.before(.beforeCreate), at: receiver.url)
                try await server.addHook(.before(.beforeSignIn), at: receiver.url)
                let answer = try await server.call(
                    .signInWithCustomToken,
                    ["token": #"{"uid":"some-uid"}"#]
                )
                #expect(answer.status == 200)
                #expect(receiver.requests.isEmpty)
            }
        }
    }
}
