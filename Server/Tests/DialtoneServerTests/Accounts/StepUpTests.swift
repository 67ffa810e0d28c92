import DialtoneCore
import DialtoneTestSupport
import IdentityToolkit
import Testing

/// What wrong codes over many sessions lead to.
struct StepUpTests {
    private static let number = "+16505550100"

    /// No waiting between messages, so that only wrong codes count.
    private static func setup(_ adjust: (inout ServerSetup) -> Void = { _ in }) -> ServerSetup {
        ServerSetup {
            $0.settings.phoneSignIn.sends.cooldowns = []
            $0.settings.phoneSignIn.sends.perHour = nil
            $0.settings.phoneSignIn.sends.perDay = nil
            adjust(&$0)
        }
    }

    private func guessWrong(_ count: Int, on server: TestServer, proof: String? = nil) async throws
    {
        for round in 0..<count {
            if round.isMultiple(of: 5) { try await send(on: server, proof: proof) }
            let session = try #require(server.messages.last?.sessionInfo.text)
            let answer = try await server.complete(
                session,
                code: server.wrongCode(for: Self.number)
            )
            #expect(try answer.errorCode == .invalidCode)
        }
    }

    @discardableResult
    private func send(on server: TestServer, proof: String? = nil) async throws -> Answer {
        var body: [String: JSONValue] = ["phoneNumber": .string(Self.number)]
        if let proof { body["recaptchaToken"] = .string(proof) }
        return try await server.call(.sendVerificationCode, .object(body))
    }

    @Test func `ten wrong codes in an hour ask for a proof, and a proof lets pass`() async throws {
        let setup = Self.setup { $0.appVerifier = TokenAppVerifier(token: "a good proof") }
        try await withServer(setup) { server in
            try await guessWrong(10, on: server)
            let refused = try await send(on: server)
            #expect(refused.status == 400)
            #expect(try refused.errorCode == .tooManyAttemptsTryLater)
            #expect(try refused.reason == .proofRequired)
            #expect(try refused.retrySeconds == 3_600)
            #expect(server.messages.count == 2)
            let bad = try await send(on: server, proof: "a bad proof")
            #expect(try bad.errorCode == .invalidAppCredential)
            #expect(server.messages.count == 2)
            let passed = try await send(on: server, proof: "a good proof")
            #expect(passed.status == 200)
            #expect(server.messages.count == 3)
            let session = try #require(try passed.json["sessionInfo"].text)
            let code = try server.sentCode(to: Self.number)
            #expect(try await server.complete(session, code: code).status == 200)
            #expect(try await send(on: server).status == 200)
        }
    }

    @Test func `patience is as good as a proof`() async throws {
        try await withServer(Self.setup()) { server in
            try await guessWrong(10, on: server)
            #expect(try await send(on: server).reason == .proofRequired)
            server.clock.advance(by: .hours(1))
            #expect(try await send(on: server).status == 200)
        }
    }

    @Test func `a hundred wrong codes in a row switch the number off, even with a proof`()
        async throws
    {
        let setup = Self.setup { $0.appVerifier = TokenAppVerifier(token: "a good proof") }
        try await withServer(setup) { server in
            try await guessWrong(100, on: server, proof: "a good proof")
            let answer = try await send(on: server, proof: "a good proof")
            #expect(try answer.errorCode == .tooManyAttemptsTryLater)
            #expect(try answer.reason == .numberSuspended)
            #expect(try answer.retrySeconds == nil)
            server.clock.advance(by: .days(30))
            #expect(try await send(on: server).reason == .numberSuspended)
        }
    }

    @Test func `a captcha that was not solved is no proof`() async throws {
        let setup = Self.setup {
            $0.settings.appVerification.enforcement = .enforce
            $0.appVerifier = TokenAppVerifier(token: "a good proof")
        }
        try await withServer(setup) { server in
            let answer = try await server.call(
                .sendVerificationCode,
                ["phoneNumber": .string(Self.number), "captchaResponse": "NO_RECAPTCHA"]
            )
            #expect(try answer.errorCode == .missingAppCredential)
            #expect(try await send(on: server, proof: "a good proof").status == 200)
        }
    }
}
