import DialtoneModel
import DialtoneTestSupport
import Foundation
import IdentityToolkit
import NIOHTTP1
import Testing

struct HookEmailTests {
    private static let no = LoopbackReceiver.Reaction.answer(
        #"{"decision":"deny","message":"No."}"#
    )
    private static let everything = Hook.Subject.after(Set(AccountEventKind.allCases))

    private func accountCount(of server: TestServer) async throws -> Int {
        try await server.store.read { try $0.accountCount(of: TestServer.projectID) }
    }

    private func events(of server: TestServer) async throws -> Set<AccountEventKind> {
        Set(try await server.deliveries.map(\.event))
    }

    @Test func `hooks are called for a password sign-up and can change the account and claims`()
        async throws
    {
        let answer = #"{"account":{"displayName":"Ada L."},"sessionClaims":{"trip":7}}"#
        try await LoopbackReceiver.with([.answer(answer)]) { receiver in
            try await withServer { server in
                try await server.addHook(.before(.beforeCreate), at: receiver.url)
                try await server.addHook(.before(.beforeSignIn), at: receiver.url)
                let person = try await server.signUp()
                let claims = try person.claims
                #expect(claims["name"] == "Ada L.")
                #expect(claims["trip"] == 7)
                let questions = try receiver.requests.map { try $0.json }
                let types = questions.map { $0["type"].text }
                #expect(types == ["beforeCreate", "beforeSignIn"])
                let methods = questions.map { $0["data"]["signIn"]["method"].text }
                #expect(methods == ["password", "password"])
                #expect(questions.first?["data"]["account"]["email"] == "ada@example.com")
                #expect(
                    receiver.requests.allSatisfy {
                        $0.body.firstRange(of: Data("argon2".utf8)) == nil
                    }
                )
                _ = try await server.signInWithPassword()
                #expect(receiver.requests.count == 3)
            }
        }
    }

    @Test func `a password sign-up that a hook refuses leaves no account`() async throws {
        try await LoopbackReceiver.with([Self.no]) { receiver in
            try await withServer { server in
                try await server.addHook(.before(.beforeCreate), at: receiver.url)
                let answer = try await server.call(
                    .signUp,
                    ["email": "ada@example.com", "password": "correct horse"]
                )
                #expect(try answer.errorCode == .blockingFunctionErrorResponse)
                #expect(try await accountCount(of: server) == 0)
            }
        }
    }

    @Test func `no hook is called for a wrong password`() async throws {
        try await LoopbackReceiver.with([.answer("{}")]) { receiver in
            try await withServer { server in
                _ = try await server.signUp()
                try await server.addHook(.before(.beforeSignIn), at: receiver.url)
                let answer = try await server.signInWithPassword(TestServer.email, "wrong horse")
                #expect(answer.status == 400)
                #expect(receiver.requests.isEmpty)
            }
        }
    }

    @Test func `an address that a hook refuses to link is not linked, and its code stays good`()
        async throws
    {
        try await LoopbackReceiver.with([Self.no, .answer("{}")]) { receiver in
            try await withServer { server in
                let guest = try await server.signUpAnonymously()
                let code = try await server.mailCode("EMAIL_SIGNIN")
                try await server.addHook(.before(.beforeSignIn), at: receiver.url)
                let body: JSONValue = [
                    "email": .string(TestServer.email), "oobCode": .string(code),
                    "idToken": .string(guest.idToken),
                ]
                let refused = try await server.call(.signInWithEmailLink, body)
                #expect(try refused.errorCode == .blockingFunctionErrorResponse)
                let account = try await server.account(id: AccountID(rawValue: guest.accountID))
                #expect(account.email == nil)
                #expect(try await server.call(.signInWithEmailLink, body).status == 200)
            }
        }
    }

    @Test func `a link that a hook refused can be used again once the hook allows it`()
        async throws
    {
        try await LoopbackReceiver.with([Self.no, .answer("{}")]) { receiver in
            try await withServer { server in
                try await server.addHook(.before(.beforeCreate), at: receiver.url)
                let code = try await server.mailCode("EMAIL_SIGNIN")
                let refused = try await server.signInWithLink(code)
                #expect(try refused.errorCode == .blockingFunctionErrorResponse)
                #expect(try await accountCount(of: server) == 0)
                let answer = try await server.signInWithLink(code)
                #expect(answer.status == 200)
                let question = try #require(receiver.requests.first).json
                #expect(question["data"]["signIn"]["method"] == "emailLink")
                #expect(question["data"]["account"]["emailVerified"] == true)
            }
        }
    }

    @Test func `no hook is called for an invalid code`() async throws {
        try await LoopbackReceiver.with([.answer("{}")]) { receiver in
            try await withServer { server in
                try await server.addHook(.before(.beforeCreate), at: receiver.url)
                let code = try await server.mailCode("EMAIL_SIGNIN")
                let other = try await server.signInWithLink(code, "eve@example.com")
                #expect(other.status == 400)
                #expect(try await server.signInWithLink(code).status == 200)
                #expect(try await server.signInWithLink(code).status == 400)
                #expect(receiver.requests.count == 1)
            }
        }
    }

    @Test func `a mail hook is called alike for addresses with and without accounts`()
        async throws
    {
        try await LoopbackReceiver.with([Self.no]) { receiver in
            try await withServer { server in
                _ = try await server.signUp()
                try await server.addHook(.before(.beforeSendEmail), at: receiver.url)
                let known = try await server.askForMail("PASSWORD_RESET")
                let unknown = try await server.askForMail(
                    "PASSWORD_RESET",
                    ["email": "eve@example.com"]
                )
                #expect(try known.errorCode == .blockingFunctionErrorResponse)
                #expect(known.text == unknown.text)
                #expect(server.mails.isEmpty)
                let questions = try receiver.requests.map { try $0.json["data"]["email"] }
                #expect(
                    questions == [
                        ["address": "ada@example.com", "type": "resetPassword"],
                        ["address": "eve@example.com", "type": "resetPassword"],
                    ]
                )
            }
        }
    }

    @Test func `a completed change succeeds although a hook refuses the mail about it`()
        async throws
    {
        try await LoopbackReceiver.with([Self.no]) { receiver in
            try await withServer(.outspoken) { server in
                let person = try await server.signUp()
                try await server.addHook(.before(.beforeSendEmail), at: receiver.url)
                let answer = try await server.call(
                    .update,
                    ["idToken": .string(person.idToken), "email": "lovelace@example.com"]
                )
                #expect(answer.status == 200)
                #expect(try await server.account("lovelace@example.com").email != nil)
                #expect(server.mails.isEmpty)
                #expect(receiver.requests.count == 1)
            }
        }
    }

    @Test func `events are sent for changes of one's own credentials`() async throws {
        try await withServer(.outspoken) { server in
            let person = try await server.signUp()
            try await server.addHook(Self.everything, at: "http://127.0.0.1:9/")
            _ = try await server.call(
                .update,
                ["idToken": .string(person.idToken), "password": "another horse"]
            )
            #expect(
                try await events(of: server)
                    == [.accountUpdated, .passwordChanged, .sessionsRevoked]
            )
        }
    }

    @Test func `events are sent when the code of a mail is used`() async throws {
        try await withServer { server in
            _ = try await server.signUp()
            try await server.addHook(Self.everything, at: "http://127.0.0.1:9/")
            let code = try await server.mailCode("PASSWORD_RESET")
            #expect(try await events(of: server).isEmpty)
            _ = try await server.resetPassword(code, to: "another horse")
            #expect(
                try await events(of: server)
                    == [.accountUpdated, .passwordChanged, .sessionsRevoked]
            )
        }
    }

    @Test func `the project's hooks are called for a tenant's accounts`()
        async throws
    {
        try await LoopbackReceiver.with([.answer("{}")]) { receiver in
            try await withServer { server in
                try await server.addTenant("shop")
                try await server.addHook(.before(.beforeCreate), at: receiver.url)
                try await server.addHook(Self.everything, at: "http://127.0.0.1:9/")
                let answer = try await server.call(
                    .signUp,
                    [
                        "email": "ada@example.com", "password": "correct horse",
                        "tenantId": "shop",
                    ]
                )
                #expect(answer.status == 200)
                let question = try #require(receiver.requests.first).json
                #expect(question["data"]["projectId"] == "demo-test")
                #expect(question["data"]["tenantId"] == "shop")
                #expect(try await events(of: server) == [.accountCreated, .signedIn])
            }
        }
    }
}
