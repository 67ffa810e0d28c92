import DialtoneModel

extension FixtureCase {
    static let email = passwords + links + actionCodes

    private static let passwords = [
        FixtureCase("signUp.password"),
        FixtureCase("signUp.link") { ["idToken": try await $0.signUpAnonymously().idToken] },
        FixtureCase("signInWithPassword") { server in
            _ = try await server.signUpAlice()
            return [:]
        },
        FixtureCase("signInWithPassword.secondFactor", on: .secondFactors) { server in
            let alice = try await server.signUpAlice()
            try await server.changeAccount(alice.accountID) { account in
                account.secondFactors = [.phone("+16505550102", at: .start, id: "factor-1")]
            }
            return [:]
        },
        FixtureCase("passwordPolicy", on: .strictPasswords),
    ]

    private static let links = [
        FixtureCase("signInWithEmailLink") { ["oobCode": try await $0.alicesLink()] },
        FixtureCase("signInWithEmailLink.link") { server in
            [
                "idToken": try await server.signUpAnonymously().idToken,
                "oobCode": try await server.alicesLink(),
            ]
        },
    ]

    private static let actionCodes = [
        FixtureCase("sendOobCode.signIn", on: .exampleApp),
        FixtureCase("sendOobCode.passwordReset") { server in
            _ = try await server.signUpAlice()
            return [:]
        },
        FixtureCase("sendOobCode.verifyEmail") { try await $0.alicesToken() },
        FixtureCase("sendOobCode.verifyAndChangeEmail") { try await $0.alicesToken() },
        FixtureCase("resetPassword") { try await $0.alicesResetCode() },
        FixtureCase("resetPassword.inspect") { try await $0.alicesResetCode() },
        FixtureCase("update.actionCode") { server in
            let alice = try await server.signUpAlice()
            let code = try await server.mailCode(
                "VERIFY_EMAIL",
                ["idToken": .string(alice.idToken)]
            )
            return ["oobCode": code]
        },
    ]
}

extension TestServer {
    func alicesToken() async throws -> [String: String] {
        let alice = try await signUpAlice()
        return ["idToken": alice.idToken, "localId": alice.accountID]
    }

    fileprivate func alicesLink() async throws -> String {
        try await mailCode("EMAIL_SIGNIN", ["email": .string(Self.alice)])
    }

    fileprivate func alicesResetCode() async throws -> [String: String] {
        _ = try await signUpAlice()
        return ["oobCode": try await mailCode("PASSWORD_RESET", ["email": .string(Self.alice)])]
    }
}

extension ServerSetup {
    static let secondFactors = ServerSetup { $0.settings.secondFactors.state = .enabled }

    /// A project whose app is at home on a host of its own.
    static let exampleApp = ServerSetup { $0.settings.authorizedDomains = ["app.example.org"] }

    fileprivate static let strictPasswords = ServerSetup { setup in
        setup.settings.passwordSignIn.policy.isEnforced = true
        setup.settings.passwordSignIn.policy.minimumLength = 8
        setup.settings.passwordSignIn.policy.maximumLength = 64
        setup.settings.passwordSignIn.policy.needsLowercase = true
        setup.settings.passwordSignIn.policy.needsUppercase = true
        setup.settings.passwordSignIn.policy.needsDigit = true
        setup.settings.passwordSignIn.policy.needsSymbol = true
        setup.settings.passwordSignIn.policy.forcesUpgradeOnSignIn = true
    }
}
