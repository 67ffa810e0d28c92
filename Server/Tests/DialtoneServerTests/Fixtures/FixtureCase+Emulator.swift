extension FixtureCase {
    /// Calls of app tests to a development server.
    static let emulator = [
        FixtureCase("emulator.config", on: .outspoken),
        FixtureCase("emulator.config.patch", on: .outspoken),
        FixtureCase("emulator.oobCodes") { server in
            _ = try await server.signUpAlice()
            _ = try await server.mailCode("PASSWORD_RESET", ["email": .string(TestServer.alice)])
            return [:]
        },
        FixtureCase("emulator.verificationCodes") { server in
            _ = try await server.sendCode(to: TestServer.alicesNumber)
            return [:]
        },
    ]
}
