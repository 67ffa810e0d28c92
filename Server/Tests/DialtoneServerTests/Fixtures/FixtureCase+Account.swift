import DialtoneModel
import PhoneNumbers

extension FixtureCase {
    /// Calls of users for their own account.
    static let account = [
        FixtureCase("signUp.anonymous"),
        FixtureCase("token") { ["refreshToken": try await $0.signUpAlice().refreshToken] },
        FixtureCase("lookup") { server in
            let values = try await server.alicesToken()
            try await server.changeAccount(values["localId"] ?? "") { try $0.fill() }
            try await server.addUsedPasskey(to: values["localId"] ?? "")
            return values
        },
        FixtureCase("delete") { try await $0.alicesToken() },
        FixtureCase("update.profile") { try await $0.alicesToken() },
        FixtureCase("update.password") { try await $0.alicesToken() },
        FixtureCase("update.email", on: .outspoken) { try await $0.alicesToken() },
        FixtureCase("update.unlink") { server in
            let values = try await server.alicesToken()
            try await server.changeAccount(values["localId"] ?? "") { try $0.fill() }
            return values
        },
    ]
}

extension Account {
    /// Sets every property that an account can have.
    fileprivate mutating func fill() throws {
        displayName = "Alice"
        photoURL = "https://example.org/alice.png"
        phoneNumber = try PhoneNumber(parsing: TestServer.alicesNumber)
        isEmailVerified = true
        initialEmail = TestServer.alice
        hasEmailLinkSignIn = true
        isCustomAuth = true
        validSince = createdAt
        var google = LinkedProvider(
            providerID: SignInProvider(rawValue: "google.com"),
            rawID: "1234567890"
        )
        google.displayName = displayName
        google.email = email
        google.photoURL = photoURL
        google.screenName = "alice"
        linkedProviders = [google]
        secondFactors = [
            SecondFactor(
                id: SecondFactorID(rawValue: "factor-1"),
                proof: .phone(try PhoneNumber(parsing: "+16505550102")),
                displayName: "work",
                enrolledAt: createdAt
            ),
            SecondFactor(
                id: SecondFactorID(rawValue: "factor-2"),
                proof: .totp(TOTPEnrollment(sealedSecret: [])),
                displayName: "authenticator",
                enrolledAt: createdAt
            ),
        ]
    }
}
