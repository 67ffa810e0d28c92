import DialtoneBasics
import DialtoneModel
import DialtoneTestSupport
import HTTPTypes
import IdentityToolkit
import Testing

/// Tests with accounts that an attacker created with the victim's address.
struct SquattedAddressTests {
    private func send(_ form: [(String, String)], to server: TestServer) async throws -> Answer {
        try await server.request(
            .post,
            "/__/auth/action",
            headers: [.contentType: "application/x-www-form-urlencoded"],
            body: Array(FormText.encode(form).utf8)
        )
    }

    @Test func `the mail and its page say that there is a password`() async throws {
        try await withServer { server in
            let squatter = try await server.signUp()
            let code = try await server.mailCode(
                "VERIFY_EMAIL",
                ["idToken": .string(squatter.idToken)]
            )
            let mail = try #require(server.mails.last)
            #expect(mail.content.text.contains("If you did not choose it, choose a new one"))
            let page = try await server.request(
                .get,
                "/__/auth/action?mode=verifyEmail&oobCode=\(code)"
            )
            #expect(page.text.contains("name=\"newPassword\" minlength"))
        }
    }

    @Test func `a project without passwords sends no mail about one`() async throws {
        try await withServer { server in
            let squatter = try await server.signUp()
            try await server.changeSettings { $0.passwordSignIn.isEnabled = false }
            _ = try await server.mailCode("VERIFY_EMAIL", ["idToken": .string(squatter.idToken)])
            let mail = try #require(server.mails.last)
            #expect(!mail.content.text.lowercased().contains("password"))
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `the owner of the mailbox takes the account over by choosing a password`(
        engine: StoreEngine
    ) async throws {
        try await withServer(ServerSetup { $0.engine = engine }) { server in
            let squatter = try await server.signUp()
            let session = try await server.sendCode(to: "+16505550100")
            _ = try await server.complete(
                session,
                code: try server.sentCode(to: "+16505550100"),
                with: ["idToken": .string(squatter.idToken), "operation": "LINK"]
            )
            let code = try await server.mailCode(
                "VERIFY_EMAIL",
                ["idToken": .string(squatter.idToken)]
            )
            let weak = try await send([("oobCode", code), ("newPassword", "short")], to: server)
            #expect(weak.text.contains("role=\"alert\""))
            let done = try await send(
                [("oobCode", code), ("newPassword", "owner's own")],
                to: server
            )
            #expect(done.status == 200)
            #expect(try await server.signInWithPassword().errorCode == .invalidLoginCredentials)
            #expect(try await server.refresh(squatter.refreshToken).errorCode == .tokenExpired)
            let account = try await server.account()
            #expect(account.phoneNumber == nil)
            #expect(account.isEmailVerified)
            #expect(
                try await server.signInWithPassword(TestServer.email, "owner's own").status == 200
            )
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `the page offers to drop a squatter's passkey when only a passkey is left`(
        engine: StoreEngine
    ) async throws {
        try await withServer(ServerSetup { $0.engine = engine }) { server in
            let squatter = try await server.signUp()
            let (passkey, _) = try await server.enrollPasskey(by: squatter.idToken)
            let account = AccountID(rawValue: squatter.accountID)
            try await server.changePerson(account) { $0.removePassword() }
            let code = try await server.mailCode(
                "VERIFY_EMAIL",
                ["idToken": .string(squatter.idToken)]
            )
            let page = try await server.request(
                .get,
                "/__/auth/action?mode=verifyEmail&oobCode=\(code)"
            )
            #expect(page.text.contains("name=\"newPassword\" minlength"))
            let done = try await send(
                [("oobCode", code), ("newPassword", "owner's own")],
                to: server
            )
            #expect(done.status == 200)
            #expect(try await server.passkeys(of: squatter.accountID).isEmpty)
            #expect(try await server.signIn(with: passkey).errorCode == .passkeyCredentialNotFound)
        }
    }

    @Test func `confirming one's own address keeps password and session`() async throws {
        try await withServer { server in
            let person = try await server.signUp()
            let code = try await server.mailCode(
                "VERIFY_EMAIL",
                ["idToken": .string(person.idToken)]
            )
            let done = try await send([("oobCode", code), ("newPassword", "")], to: server)
            #expect(done.status == 200)
            #expect(try await server.account().isEmailVerified)
            #expect(try await server.refresh(person.refreshToken).status == 200)
            #expect(try await server.signInWithPassword().status == 200)
        }
    }

    @Test func `the page for a proved address does not set a new password`() async throws {
        try await withServer { server in
            let person = try await server.signUp()
            try await server.verifyEmail(person)
            let code = try await server.mailCode(
                "VERIFY_EMAIL",
                ["idToken": .string(person.idToken)]
            )
            let page = try await server.request(
                .get,
                "/__/auth/action?mode=verifyEmail&oobCode=\(code)"
            )
            #expect(!page.text.contains("newPassword"))
            _ = try await send([("oobCode", code), ("newPassword", "thief's own")], to: server)
            #expect(try await server.signInWithPassword().status == 200)
        }
    }
}
