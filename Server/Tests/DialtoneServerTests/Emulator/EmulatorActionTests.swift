import DialtoneModel
import HTTPTypes
import IdentityToolkit
import Testing

@Suite struct EmulatorActionTests {
    @Test func `a link that is opened without a browser performs its action`() async throws {
        try await withServer { server in
            let person = try await server.signUp()
            let code = try await server.mailCode(
                "VERIFY_EMAIL",
                ["idToken": .string(person.idToken)]
            )
            let answer = try await server.request(
                .get,
                "/emulator/action?mode=verifyEmail&oobCode=\(code)"
            )
            #expect(try answer.json["authEmulator"]["email"] == "ada@example.com")
            #expect(try await server.account().isEmailVerified)
            let again = try await server.request(
                .get,
                "/emulator/action?mode=verifyEmail&oobCode=\(code)"
            )
            #expect(again.status == 400)
            #expect(try again.json["authEmulator"]["error"].text?.isEmpty == false)
        }
    }

    @Test func `a reset needs the password in the link`() async throws {
        try await withServer { server in
            _ = try await server.signUp()
            let code = try await server.mailCode("PASSWORD_RESET")
            let path = "/emulator/action?mode=resetPassword&oobCode=\(code)"
            #expect(try await server.request(.get, path).status == 400)
            let answer = try await server.request(.get, path + "&newPassword=better-horse")
            #expect(answer.status == 200)
            let later = try await server.signInWithPassword(TestServer.email, "better-horse")
            #expect(later.status == 200)
        }
    }

    @Test func `a sign-in link redirects to its continue URL`() async throws {
        try await withServer { server in
            let code = try await server.mailCode("EMAIL_SIGNIN")
            let answer = try await server.request(
                .get,
                "/emulator/action?mode=signIn&oobCode=\(code)&continueUrl=http%3A%2F%2Flocalhost%2F"
            )
            #expect(answer.status == 303)
            #expect(
                answer.headers[.location]
                    == "http://localhost/?mode=signIn&oobCode=\(code)"
            )
        }
    }

    @Test func `a browser is redirected to the page that asks for confirmation`() async throws {
        try await withServer { server in
            let answer = try await server.request(
                .get,
                "/emulator/action?mode=verifyEmail&oobCode=x",
                headers: [.accept: "text/html,*/*"]
            )
            #expect(answer.status == 303)
            #expect(answer.headers[.location] == "/__/auth/action?mode=verifyEmail&oobCode=x")
        }
    }
}
