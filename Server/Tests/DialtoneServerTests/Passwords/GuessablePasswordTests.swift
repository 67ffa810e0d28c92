import DialtoneCore
import DialtoneServer
import DialtoneTestSupport
import IdentityToolkit
import Testing

/// Every call in which users choose a password.
@Suite struct GuessablePasswordTests {
    @Test func `every way to set a password refuses a common one, and changes nothing`()
        async throws
    {
        try await withServer { server in
            func refused(_ answer: Answer) throws {
                #expect(try answer.errorCode == .weakPassword)
                #expect(try answer.reason == .guessablePassword)
                #expect(try answer.refusal.message.contains("Choose another one"))
            }
            try refused(
                try await server.call(
                    .signUp,
                    ["email": "eve@example.com", "password": "iloveyou"]
                )
            )
            let person = try await server.signUp()
            let update: JSONValue = [
                "idToken": .string(person.idToken), "password": "sunshine",
            ]
            try refused(try await server.call(.update, update))
            try refused(
                try await server.call(
                    .resetPassword,
                    [
                        "email": .string(TestServer.email),
                        "oldPassword": .string(TestServer.password),
                        "newPassword": "password1",
                    ]
                )
            )
            let code = try await server.mailCode("PASSWORD_RESET")
            try refused(try await server.resetPassword(code, to: "qwertyuiop"))
            // The code is still valid, and so is the password.
            #expect(try await server.signInWithPassword().status == 200)
            #expect(try await server.resetPassword(code, to: "better horse").status == 200)
        }
    }

    @Test func `the user's own address is refused too, and sign-in demands no change`()
        async throws
    {
        try await withServer { server in
            let refused = try await server.call(
                .signUp,
                ["email": "ada.lovelace@example.com", "password": "AdaLovelace1!"]
            )
            #expect(try refused.errorCode == .weakPassword)
            let emails = try await server.setPassword("iloveyou", of: ["old@example.com"])
            #expect(try await server.signInWithPassword(emails[0], "iloveyou").status == 200)
        }
    }

    @Test func `a project may take any password`() async throws {
        let setup = ServerSetup {
            $0.settings.passwordSignIn.policy.refusesCommon = false
        }
        try await withServer(setup) { server in
            let answer = try await server.call(
                .signUp,
                ["email": "eve@example.com", "password": "iloveyou"]
            )
            #expect(answer.status == 200)
        }
    }
}

extension TestServer {
    /// Creates accounts with an unchecked password, as imports do.
    fileprivate func setPassword(
        _ password: String,
        of emails: [String]
    ) async throws -> [String] {
        let hash = try await SharedPasswords.hasher.hash(password, for: Self.projectID)
        let now = clock.now
        try await store.write { data in
            for email in emails {
                var account = Account(
                    id: AccountID(rawValue: email),
                    projectID: Self.projectID,
                    createdAt: now
                )
                account.email = email
                account.setPassword(hash, at: now)
                _ = try data.insert(account)
            }
        }
        return emails
    }
}
