import DialtoneModel
import DialtoneServer
import DialtoneTestSupport
import IdentityToolkit
import Testing

/// Every call in which users choose a password.
@Suite struct GuessablePasswordTests {
    @Test func `every way to set a password refuses a common one and changes nothing`()
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

    @Test func `a password like the address is refused, an existing common one still signs in`()
        async throws
    {
        try await withServer { server in
            let refused = try await server.call(
                .signUp,
                ["email": "ada.lovelace@example.com", "password": "AdaLovelace1!"]
            )
            #expect(try refused.errorCode == .weakPassword)
            try await server.populate(["old@example.com"], password: "iloveyou")
            let answer = try await server.signInWithPassword("old@example.com", "iloveyou")
            #expect(answer.status == 200)
        }
    }

    @Test func `a project may allow common passwords`() async throws {
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
