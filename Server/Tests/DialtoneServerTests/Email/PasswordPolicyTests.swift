import DialtoneModel
import DialtonePasswords
import DialtoneTestSupport
import HTTPTypes
import IdentityToolkit
import Testing

@Suite struct PasswordPolicyTests {
    private static let strict = ServerSetup {
        $0.settings.passwordSignIn.policy.isEnforced = true
        $0.settings.passwordSignIn.policy.minimumLength = 10
        $0.settings.passwordSignIn.policy.needsUppercase = true
        $0.settings.passwordSignIn.policy.needsDigit = true
        $0.settings.passwordSignIn.policy.needsSymbol = true
    }

    @Test func `the policy can be read`() async throws {
        try await withServer(Self.strict) { server in
            let uri = "/identitytoolkit.googleapis.com/v2/passwordPolicy?key=\(TestServer.apiKey)"
            let json = try await server.request(.get, uri).json
            let options = json["customStrengthOptions"]
            #expect(options["minPasswordLength"] == .number(10))
            #expect(options["maxPasswordLength"] == .number(4_096))
            #expect(options["containsUppercaseCharacter"] == true)
            #expect(options["containsLowercaseCharacter"] == .null)
            #expect(json["enforcementState"] == "ENFORCE")
            #expect(json["forceUpgradeOnSignin"] == false)
            #expect(json["schemaVersion"] == .number(1))
            #expect((json["allowedNonAlphanumericCharacters"].count ?? 0) > 20)
        }
    }

    @Test func `a project without a policy asks for six characters`() async throws {
        try await withServer { server in
            let uri = "/v2/passwordPolicy?key=\(TestServer.apiKey)"
            let json = try await server.request(.get, uri).json
            #expect(json["customStrengthOptions"]["minPasswordLength"] == .number(6))
            #expect(json["enforcementState"] == "OFF")
        }
    }

    @Test func `an enforced policy lists every requirement that a password fails`() async throws {
        try await withServer(Self.strict) { server in
            let answer = try await server.call(
                .signUp,
                ["email": "ada@example.com", "password": "horses"]
            )
            let expected =
                "PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: ["
                + "Password must contain at least 10 characters, "
                + "Password must contain an upper case character, "
                + "Password must contain a numeric character, "
                + "Password must contain a non-alphanumeric character]"
            #expect(try answer.refusal.message == expected)
            _ = try await server.signUp(password: "Correct-Horse-1")
        }
    }

    @Test(arguments: [false, true])
    func `an older password signs in unless the policy forces a better one`(
        forces: Bool
    ) async throws {
        var setup = Self.strict
        setup.settings.passwordSignIn.policy.forcesUpgradeOnSignIn = forces
        try await withServer(setup) { server in
            try await server.signUpWithOldPassword()
            let answer = try await server.signInWithPassword(TestServer.email, "old horse")
            if forces {
                #expect(try answer.errorCode == .passwordDoesNotMeetRequirements)
            } else {
                #expect(answer.status == 200)
            }
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a correct password that the policy refuses is not a failed attempt`(
        engine: StoreEngine
    ) async throws {
        var setup = Self.strict
        setup.engine = engine
        setup.settings.passwordSignIn.policy.forcesUpgradeOnSignIn = true
        try await withServer(setup) { server in
            try await server.signUpWithOldPassword()
            for _ in 0..<20 {
                let refused = try await server.signInWithPassword(TestServer.email, "old horse")
                #expect(try refused.errorCode == .passwordDoesNotMeetRequirements)
            }
            // Guesses count as ever: the correct password does not forgive them.
            for _ in 0..<5 {
                let wrong = try await server.signInWithPassword(TestServer.email, "wrong horse")
                #expect(try wrong.errorCode == .invalidLoginCredentials)
            }
            let next = try await server.signInWithPassword(TestServer.email, "old horse")
            #expect(try next.errorCode == .tooManyAttemptsTryLater)
        }
    }
}

extension TestServer {
    /// Creates an account whose password `old horse` is older than the policy.
    fileprivate func signUpWithOldPassword() async throws {
        let person = try await signUp(password: "Correct-Horse-1")
        let old = try await SharedPasswords.hasher.hash("old horse", for: Self.projectID)
        try await store.write { data in
            let id = AccountID(rawValue: person.accountID)
            guard var account = try data.holdAccount(id, of: Self.projectID) else {
                throw Refusal.accountNotFound
            }
            account.passwordHash = old
            try data.save(account)
        }
    }
}
