import DialtoneBasics
import DialtoneModel
import DialtoneSendGuard
import DialtoneTestSupport
import IdentityToolkit
import Testing

/// Tests the limits on wrong codes over many sessions.
struct StepUpTests {
    private static let number = "+16505550100"

    /// Removes the waits between messages, so that only wrong codes count.
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
            let session = try #require(server.messages.last?.sessionInfo?.text)
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

    @Test(arguments: StoreEngine.tested)
    func `after ten wrong codes in an hour an app proof is required`(
        engine: StoreEngine
    ) async throws {
        let setup = Self.setup {
            $0.engine = engine
            $0.appVerifier = TokenAppVerifier(token: "a good proof")
        }
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

    @Test(arguments: StoreEngine.tested)
    func `an hour after ten wrong codes no proof is required`(engine: StoreEngine) async throws {
        try await withServer(Self.setup { $0.engine = engine }) { server in
            try await guessWrong(10, on: server)
            #expect(try await send(on: server).reason == .proofRequired)
            server.clock.advance(by: .hours(1))
            #expect(try await send(on: server).status == 200)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `beyond the yearly limit of wrong codes, a sign-in takes two right ones`(
        engine: StoreEngine
    ) async throws {
        let setup = Self.setup {
            $0.engine = engine
            $0.appVerifier = TokenAppVerifier(token: "a good proof")
        }
        try await withServer(setup) { server in
            try await guessWrong(40, on: server, proof: "a good proof")
            let first = try await send(on: server, proof: "a good proof")
            let session = try #require(try first.json["sessionInfo"].text)
            let code = try server.sentCode(to: Self.number)
            let answer = try await server.complete(session, code: code)
            #expect(try answer.errorCode == .sessionExpired)
            #expect(try answer.reason == .secondCodeRequired)
            #expect(try await server.accountCount() == 0)
            #expect(try await server.complete(session, code: code).status == 400)

            let second = try await send(on: server, proof: "a good proof")
            let next = try #require(try second.json["sessionInfo"].text)
            #expect(next != session)
            let nextCode = try server.sentCode(to: Self.number)
            #expect(try await server.complete(next, code: nextCode).status == 200)
            #expect(try await server.accountCount() == 1)
            #expect(try await server.alerts().map(\.kind) == [.numberGuessed])
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `an attacker's messages wait twice as long each time, up to a day`(
        engine: StoreEngine
    ) async throws {
        let setup = Self.setup {
            $0.engine = engine
            $0.appVerifier = TokenAppVerifier(token: "a good proof")
        }
        try await withServer(setup) { server in
            try await guessWrong(40, on: server, proof: "a good proof")
            server.clock.advance(by: .minutes(6))
            var waits: [Int] = []
            for _ in 0..<7 {
                #expect(try await send(on: server, proof: "a good proof").status == 200)
                server.clock.advance(by: .minutes(10))
                let answer = try await send(on: server, proof: "a good proof")
                #expect(try answer.errorCode == .tooManyAttemptsTryLater)
                #expect(try answer.reason == .numberSuspended)
                let wait = try #require(try answer.retrySeconds)
                waits.append((wait + 600) / 3_600)
                server.clock.advance(by: .seconds(Int64(wait)))
            }
            #expect(waits == [1, 2, 4, 8, 16, 24, 24])
            #expect(try await server.alerts().map(\.kind) == [.numberGuessed])
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a captcha that was not solved is no proof`(engine: StoreEngine) async throws {
        let setup = Self.setup {
            $0.engine = engine
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
