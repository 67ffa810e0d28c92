import DialtoneBasics
import DialtoneModel
import DialtoneTestSupport
import IdentityToolkit
import PhoneNumbers
import Testing

struct HookSignInTests {
    private static let number = "+16505550100"

    private func account(_ id: String, of server: TestServer) async throws -> Account? {
        try await server.store.read {
            try $0.account(AccountID(rawValue: id), of: TestServer.projectID)
        }
    }

    private func accountCount(of server: TestServer) async throws -> Int {
        try await server.store.read { try $0.accountCount(of: TestServer.projectID) }
    }

    /// Returns the responses of a sign-in by phone, from the first message on.
    private func signIn(_ server: TestServer) async throws -> Answer {
        let session = try await server.sendCode(to: Self.number)
        return try await server.complete(session, code: server.sentCode(to: Self.number))
    }

    @Test func `the hook is called before the account exists, with the account's ID`() async throws
    {
        let answer = #"{"account":{"displayName":"Ada","customClaims":{"level":3}}}"#
        try await LoopbackReceiver.with([.answer(answer)]) { receiver in
            try await withServer { server in
                try await server.addHook(.before(.beforeCreate), at: receiver.url)
                let signedIn = try SignedIn(await signIn(server))
                let account = try #require(try await account(signedIn.accountID, of: server))
                #expect(signedIn.isNew == true)
                #expect(account.displayName == "Ada")
                let claims = try signedIn.claims
                #expect(claims["name"] == "Ada")
                #expect(claims["level"] == 3)
                let event = try #require(receiver.requests.first).json
                #expect(event["type"] == "beforeCreate")
                #expect(event["data"]["projectId"] == "demo-test")
                #expect(event["data"]["account"]["phoneNumber"] == .string(Self.number))
                #expect(event["data"]["account"]["id"] == .string(signedIn.accountID))
                #expect(event["data"]["signIn"]["method"] == "phone")
                _ = try await signIn(server)
                #expect(receiver.requests.count == 1)
            }
        }
    }

    @Test func `a new account is created between the two hook calls`() async throws {
        try await LoopbackReceiver.with([.answer(#"{"sessionClaims":{"trip":7}}"#)]) { receiver in
            try await withServer { server in
                try await server.addHook(.before(.beforeCreate), at: receiver.url)
                try await server.addHook(.before(.beforeSignIn), at: receiver.url)
                let signedIn = try SignedIn(await signIn(server))
                let types = try receiver.requests.map { try $0.json["type"].text }
                #expect(types == ["beforeCreate", "beforeSignIn"])
                #expect(try signedIn.claims["trip"] == 7)
                let renewed = try await server.refresh(signedIn.refreshToken)
                #expect(renewed.status == 200)
                #expect(receiver.requests.count == 2)
                let account = try await account(signedIn.accountID, of: server)
                #expect(account?.customAttributes == nil)
            }
        }
    }

    @Test func `a refusal reaches the app in the form that stock SDKs read`() async throws {
        let no = #"{"error":{"message":"Not \"you\".","status":"PERMISSION_DENIED"}}"#
        let refusal = LoopbackReceiver.Reaction.answer(no, status: 403)
        try await LoopbackReceiver.with([refusal]) { receiver in
            try await withServer { server in
                try await server.addHook(.before(.beforeCreate), at: receiver.url)
                let session = try await server.sendCode(to: Self.number)
                let code = try server.sentCode(to: Self.number)
                let answer = try await server.complete(session, code: code)
                #expect(answer.status == 400)
                #expect(
                    try answer.refusal.message
                        == "BLOCKING_FUNCTION_ERROR_RESPONSE : ((HTTP request to "
                        + "http://127.0.0.1/ returned HTTP error 403: \(no)))"
                )
                #expect(try await accountCount(of: server) == 0)
                let again = try await server.complete(session, code: code)
                #expect(try again.errorCode == .sessionExpired)
                #expect(receiver.requests.count == 1)
            }
        }
    }

    @Test func `a refused sign-in opens no session and changes no account`() async throws {
        let no = LoopbackReceiver.Reaction.answer(#"{"decision":"deny","message":"No."}"#)
        try await LoopbackReceiver.with([no]) { receiver in
            try await withServer { server in
                let before = try SignedIn(await signIn(server))
                try await server.addHook(.before(.beforeSignIn), at: receiver.url)
                let stored = try await account(before.accountID, of: server)
                server.clock.advance(by: .minutes(1))
                let answer = try await signIn(server)
                #expect(try answer.errorCode == .blockingFunctionErrorResponse)
                let sessions = try await server.store.read {
                    try $0.sessions(
                        of: AccountID(rawValue: before.accountID),
                        in: TestServer.projectID
                    )
                }
                #expect(sessions.count == 1)
                let now = try await account(before.accountID, of: server)
                #expect(now?.isDisabled == stored?.isDisabled)
            }
        }
    }

    @Test(arguments: [HookTrigger.beforeCreate, .beforeSignIn])
    func `an account that a hook disables is stored, and not signed in`(
        trigger: HookTrigger
    ) async throws {
        let answer = LoopbackReceiver.Reaction.answer(#"{"account":{"disabled":true}}"#)
        try await LoopbackReceiver.with([answer]) { receiver in
            try await withServer { server in
                try await server.addHook(.before(trigger), at: receiver.url)
                let refused = try await signIn(server)
                #expect(try refused.errorCode == .userDisabled)
                let accounts = try await server.store.read {
                    try $0.accounts(of: TestServer.projectID, after: nil, limit: 9)
                }
                #expect(accounts.map(\.isDisabled) == [true])
            }
        }
    }

    @Test func `hooks are called for anonymous accounts as well`() async throws {
        let answer = LoopbackReceiver.Reaction.answer(#"{"account":{"displayName":"Guest"}}"#)
        try await LoopbackReceiver.with([answer]) { receiver in
            try await withServer { server in
                try await server.addHook(.before(.beforeCreate), at: receiver.url)
                try await server.addHook(.before(.beforeSignIn), at: receiver.url)
                let signedIn = try await server.signUpAnonymously()
                #expect(try signedIn.claims["name"] == "Guest")
                #expect(receiver.requests.count == 2)
            }
        }
    }

    @Test func `no hook is called for accounts that an administrator creates`() async throws {
        try await LoopbackReceiver.with([.answer("{}")]) { receiver in
            try await withServer { server in
                try await server.addHook(.before(.beforeCreate), at: receiver.url)
                let answer = try await server.administer("accounts", ["displayName": "Ada"])
                #expect(answer.status == 200)
                #expect(receiver.requests.isEmpty)
            }
        }
    }

    @Test func `without a hook a sign-in is one transaction`() async throws {
        try await LoopbackReceiver.with([.answer("{}")]) { receiver in
            try await withServer { server in
                try await server.addHook(.before(.beforeSendEmail), at: receiver.url)
                let session = try await server.sendCode(to: Self.number)
                let code = try server.sentCode(to: Self.number)
                _ = server.work.takeWork()
                #expect(try await server.complete(session, code: code).status == 200)
                #expect(server.work.takeWork() == CountingStore.Work(reads: 0, writes: 1))
                #expect(receiver.requests.isEmpty)
            }
        }
    }
}
