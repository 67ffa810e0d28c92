extension FixtureCase {
    static let phone = [
        FixtureCase("sendVerificationCode"),
        FixtureCase("messageStatus") {
            ["sessionInfo": try await $0.sendCode(to: TestServer.alicesNumber)]
        },
        FixtureCase("signInWithPhoneNumber") { try await $0.proofOfNumber() },
        FixtureCase("signInWithPhoneNumber.conflict") { server in
            _ = try await server.signIn(TestServer.alicesNumber)
            let stranger = try await server.signUpAnonymously()
            var values = try await server.proofOfNumber()
            values["idToken"] = stranger.idToken
            return values
        },
    ]
}

extension TestServer {
    fileprivate func proofOfNumber() async throws -> [String: String] {
        let session = try await sendCode(to: Self.alicesNumber)
        return ["sessionInfo": session, "code": try sentCode(to: Self.alicesNumber)]
    }
}
