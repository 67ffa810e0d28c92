import DialtoneModel
import DialtoneServer
import DialtoneTestSupport
import HTTPTypes
import IdentityToolkit
import Testing

/// Tests attackers who send forged tokens.
@Suite struct TokenGuessingTests {
    private static func refresh(
        _ token: String,
        on server: TestServer,
        from address: String = TestServer.attacker
    ) async throws -> Answer {
        try await server.call(
            .token,
            ["grantType": "refresh_token", "refreshToken": .string(token)],
            from: address
        )
    }

    @Test(arguments: StoreEngine.tested)
    func `guessed refresh tokens are limited, and a valid one is always accepted`(
        engine: StoreEngine
    ) async throws {
        let setup = ServerSetup.limited(on: engine) { $0.tokens = .ofAddress(10) }
        try await withServer(setup) { server in
            let person = try await server.signUpAnonymously()
            let codes = try await answers(of: 0..<40) { index in
                let guess = String(person.refreshToken.dropLast(2)) + "\(index + 10)"
                return try await Self.refresh(guess, on: server).errorCode
            }
            #expect(codes.count { $0 == .tooManyAttemptsTryLater } == 30)
            #expect(try await server.counted(.tokens) == [10, 10])
            let good = try await Self.refresh(person.refreshToken, on: server)
            #expect(good.status == 200)
            let refused = try await Self.refresh("nonsense", on: server)
            #expect(try refused.reason == .addressLimit)
        }
    }

    @Test func `a valid refresh, a look-up and a phone sign-in write nothing for the limits`()
        async throws
    {
        try await withServer(.limited()) { server in
            let person = try await server.signUpAnonymously()
            let number = "+16505550100"
            _ = server.work.takeWork()
            #expect(try await Self.refresh(person.refreshToken, on: server).status == 200)
            #expect(server.work.takeWork() == CountingStore.Work(reads: 1, writes: 0))
            let looked = try await server.call(
                .lookUp,
                ["idToken": .string(person.idToken)],
                from: TestServer.attacker
            )
            #expect(looked.status == 200)
            #expect(server.work.takeWork().writes == 0)
            _ = try await server.signIn(number)
            #expect(try await server.counted(.signUps, from: "127.0.0.1") == [1, 1])
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `forged custom tokens are limited`(engine: StoreEngine) async throws {
        let setup = ServerSetup.limited(on: engine) { $0.tokens = .ofAddress(5) }
        try await withServer(setup) { server in
            var codes: [WireErrorCode] = []
            for _ in 0..<8 {
                let answer = try await server.call(
                    .signInWithCustomToken,
                    ["token": "e30.e30.AAAA"],
                    from: TestServer.attacker
                )
                codes.append(try answer.errorCode)
            }
            #expect(codes.prefix(5).allSatisfy { $0 == .invalidCustomToken })
            #expect(codes.suffix(3).allSatisfy { $0 == .tooManyAttemptsTryLater })
        }
    }
}

/// Tests attackers who send assertions that no service account signed.
@Suite struct AssertionGuessingTests {
    @Test(arguments: StoreEngine.tested)
    func `of a flood of bad assertions 300 are checked, and the rest are told to wait`(
        engine: StoreEngine
    ) async throws {
        var setup = ServerSetup.limited(on: engine)
        setup.isProduction = true
        try await withServer(setup) { server in
            let grant = "urn%3Aietf%3Aparams%3Aoauth%3Agrant-type%3Ajwt-bearer"
            let form = "grant_type=\(grant)&assertion=x"
            func show(from address: String) async throws -> Answer {
                try await server.request(
                    .post,
                    "/oauth2/token",
                    headers: HTTPFields([
                        "X-Forwarded-For": address,
                        "Content-Type": "application/x-www-form-urlencoded",
                    ]),
                    body: Array(form.utf8)
                )
            }
            for _ in 0..<300 {
                #expect(try await show(from: TestServer.attacker).status == 400)
            }
            let refused = try await show(from: TestServer.attacker)
            #expect(refused.status == 429)
            #expect(try refused.json["error"].text == "temporarily_unavailable")
            #expect(refused.headers[.retryAfter] != nil)
            #expect(try await show(from: "198.51.100.1").status == 400)
        }
    }
}
