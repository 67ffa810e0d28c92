import DialtoneBasics
import DialtoneModel
import DialtoneTestSupport
import IdentityToolkit
import Testing

@Suite struct ResetPasswordTests {
    @Test(arguments: StoreEngine.tested)
    func `the code of the mail sets a new password, proves the address and ends all sessions`(
        engine: StoreEngine
    ) async throws {
        try await withServer(ServerSetup { $0.engine = engine }) { server in
            let person = try await server.signUp()
            server.clock.advance(by: .seconds(2))
            let code = try await server.mailCode("PASSWORD_RESET")
            let inspected = try await server.call(.resetPassword, ["oobCode": .string(code)])
            #expect(try inspected.json["requestType"] == "PASSWORD_RESET")
            #expect(try inspected.json["email"] == "ada@example.com")
            let answer = try await server.resetPassword(code, to: "better horse")
            #expect(try answer.json["kind"] == "identitytoolkit#ResetPasswordResponse")
            #expect(try answer.json["email"] == "ada@example.com")
            #expect(try await server.signInWithPassword().errorCode == .invalidLoginCredentials)
            let later = try await server.signInWithPassword(TestServer.email, "better horse")
            #expect(later.status == 200)
            #expect(try await server.refresh(person.refreshToken).errorCode == .tokenExpired)
            #expect(try await server.lookUp(person.idToken).errorCode == .tokenExpired)
            #expect(try await server.account().isEmailVerified)
        }
    }

    @Test func `a code works once, and invalidates the others`() async throws {
        try await withServer { server in
            _ = try await server.signUp()
            let first = try await server.mailCode("PASSWORD_RESET")
            let second = try await server.mailCode("PASSWORD_RESET")
            #expect(try await server.resetPassword(second, to: "better horse").status == 200)
            for code in [first, second] {
                let again = try await server.resetPassword(code, to: "evil horse")
                #expect(try again.errorCode == .invalidOOBCode)
            }
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `of many parallel uses of one code one succeeds`(engine: StoreEngine) async throws {
        try await withServer(ServerSetup { $0.engine = engine }) { server in
            _ = try await server.signUp()
            let code = try await server.mailCode("PASSWORD_RESET")
            let all = try await answers(20) {
                try await server.resetPassword(code, to: "better horse")
            }
            #expect(all.count { $0.status == 200 } == 1)
            for answer in all where answer.status != 200 {
                #expect(try answer.errorCode == .invalidOOBCode)
            }
        }
    }

    @Test func `inspecting a code does not use it up`() async throws {
        try await withServer { server in
            _ = try await server.signUp()
            let code = try await server.mailCode("PASSWORD_RESET")
            for _ in 0..<3 {
                let answer = try await server.call(.resetPassword, ["oobCode": .string(code)])
                #expect(answer.status == 200)
            }
            #expect(try await server.resetPassword(code, to: "better horse").status == 200)
        }
    }

    @Test func `a code is refused as expired after an hour`() async throws {
        try await withServer { server in
            _ = try await server.signUp()
            let code = try await server.mailCode("PASSWORD_RESET")
            server.clock.advance(by: .hours(1))
            let answer = try await server.resetPassword(code, to: "better horse")
            #expect(try answer.errorCode == .expiredOOBCode)
            #expect(try await server.signInWithPassword().status == 200)
        }
    }

    @Test func `a weak password does not use up the code`() async throws {
        try await withServer { server in
            _ = try await server.signUp()
            let code = try await server.mailCode("PASSWORD_RESET")
            let weak = try await server.resetPassword(code, to: "horse")
            #expect(try weak.errorCode == .weakPassword)
            #expect(try await server.resetPassword(code, to: "better horse").status == 200)
        }
    }

    @Test(arguments: ["", "nonsense", "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"])
    func `an invalid code is refused`(code: String) async throws {
        try await withServer { server in
            let answer = try await server.resetPassword(code, to: "better horse")
            let expected: WireErrorCode = code.isEmpty ? .missingOOBCode : .invalidOOBCode
            #expect(try answer.errorCode == expected)
        }
    }

    @Test func `a code of another project, purpose or address is refused`() async throws {
        try await withServer(.outspoken) { server in
            let person = try await server.signUp()
            let code = try await server.mailCode("PASSWORD_RESET")
            let elsewhere = try await server.call(
                .resetPassword,
                ["oobCode": .string(code), "newPassword": "better horse"],
                key: TestServer.otherAPIKey
            )
            #expect(try elsewhere.errorCode == .invalidOOBCode)
            let link = try await server.mailCode("EMAIL_SIGNIN")
            let wrongKind = try await server.resetPassword(link, to: "better horse")
            #expect(try wrongKind.errorCode == .invalidOOBCode)
            let change: JSONValue = [
                "idToken": .string(person.idToken), "email": "new@example.com",
            ]
            #expect(try await server.call(.update, change).status == 200)
            let stale = try await server.resetPassword(code, to: "better horse")
            #expect(try stale.errorCode == .invalidOOBCode)
        }
    }

    @Test func `the old password sets a new one as well`() async throws {
        try await withServer { server in
            _ = try await server.signUp()
            let wrong = try await server.call(
                .resetPassword,
                ["email": "ada@example.com", "oldPassword": "wrong", "newPassword": "new horse"]
            )
            #expect(try wrong.errorCode == .invalidLoginCredentials)
            let right = try await server.call(
                .resetPassword,
                [
                    "email": "ada@example.com", "oldPassword": "correct horse",
                    "newPassword": "new horse",
                ]
            )
            #expect(try right.json["email"] == "ada@example.com")
            let answer = try await server.signInWithPassword(TestServer.email, "new horse")
            #expect(answer.status == 200)
        }
    }
}
