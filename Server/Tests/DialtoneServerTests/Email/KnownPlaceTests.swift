import DialtoneBasics
import DialtoneModel
import DialtoneTestSupport
import IdentityToolkit
import Testing

/// Tests bots that guess an account's password continuously, and the effect on its owner.
@Suite struct KnownPlaceTests {
    private static let home = "198.51.100.7"
    private static let elsewhere = "192.0.2.44"
    private static let newPassword = "better horse"

    /// Guesses every 100 ms, and returns how many guesses were verified.
    @discardableResult
    private func guess(
        _ count: Int,
        on server: TestServer,
        from address: String = TestServer.attacker
    ) async throws -> Int {
        var judged = 0
        for _ in 0..<count {
            server.clock.advance(by: TimeSpan(milliseconds: 100))
            let answer = try await server.tryPassword("wrong", of: TestServer.email, from: address)
            if try answer.errorCode == .invalidLoginCredentials { judged += 1 }
        }
        return judged
    }

    private func signIn(
        _ server: TestServer,
        from address: String,
        with password: String = TestServer.password
    ) async throws -> Answer {
        try await server.tryPassword(password, of: TestServer.email, from: address)
    }

    private func expectTold(toWait answer: Answer) throws {
        #expect(try answer.errorCode == .tooManyAttemptsTryLater)
        #expect(try answer.retrySeconds ?? 0 > 0)
    }

    @Test(arguments: StoreEngine.tested, [true, false])
    func `a bot that guesses continuously does not delay the owner at a known address`(
        engine: StoreEngine,
        hasCallLimits: Bool
    ) async throws {
        let setup = ServerSetup.limited(on: engine) { $0.isEnabled = hasCallLimits }
        try await withServer(setup) { server in
            try await server.populate([TestServer.email])
            #expect(try await signIn(server, from: Self.home).status == 200)
            var judged = 0
            for _ in 0..<20 {
                judged += try await guess(10, on: server)
                #expect(try await signIn(server, from: Self.home).status == 200)
            }
            // The owner's sign-ins give the bot no more guesses than it would have without them.
            #expect(judged == 9)
            try expectTold(toWait: try await signIn(server, from: Self.elsewhere))
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a password reset makes the caller's address known`(engine: StoreEngine) async throws {
        try await withServer(.limited(on: engine)) { server in
            try await server.populate([TestServer.email])
            try await guess(40, on: server)
            try expectTold(toWait: try await signIn(server, from: Self.elsewhere))
            let code = try await server.mailCode("PASSWORD_RESET")
            let reset = try await server.call(
                .resetPassword,
                ["oobCode": .string(code), "newPassword": .string(Self.newPassword)],
                from: Self.elsewhere
            )
            #expect(reset.status == 200)
            for _ in 0..<3 {
                try await guess(20, on: server)
                let answer = try await signIn(server, from: Self.elsewhere, with: Self.newPassword)
                #expect(answer.status == 200)
            }
            let other = try await signIn(server, from: Self.home, with: Self.newPassword)
            try expectTold(toWait: other)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a change of password makes the caller's address known`(engine: StoreEngine) async throws {
        try await withServer(.limited(on: engine)) { server in
            let person = try await server.signUp()
            let change = try await server.call(
                .update,
                ["idToken": .string(person.idToken), "password": .string(Self.newPassword)],
                from: Self.home
            )
            #expect(change.status == 200)
            try await guess(40, on: server)
            let answer = try await signIn(server, from: Self.home, with: Self.newPassword)
            #expect(answer.status == 200)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `an unknown address gets no guesses of its own`(
        engine: StoreEngine
    ) async throws {
        try await withServer(.limited(on: engine)) { server in
            try await server.populate([TestServer.email])
            #expect(try await guess(5, on: server) == 5)
            for host in 1...30 {
                let address = "198.51.\(host).1"
                let answer = try await server.tryPassword(
                    "wrong",
                    of: TestServer.email,
                    from: address
                )
                try expectTold(toWait: answer)
            }
            // Nor does an account elsewhere help.
            try await server.populate(["eve@example.com"])
            let own = try await server.tryPassword(of: "eve@example.com")
            #expect(own.status == 200)
            try expectTold(toWait: try await signIn(server, from: TestServer.attacker))
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `guesses from a known address wait for each other`(engine: StoreEngine) async throws {
        try await withServer(.limited(on: engine)) { server in
            try await server.populate([TestServer.email])
            for address in [Self.home, Self.elsewhere] {
                #expect(try await signIn(server, from: address).status == 200)
            }
            #expect(try await guess(200, on: server, from: Self.home) == 9)
            try expectTold(toWait: try await signIn(server, from: Self.home))
            #expect(try await signIn(server, from: Self.elsewhere).status == 200)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `the five addresses that were proved last are known`(engine: StoreEngine) async throws {
        try await withServer(.limited(on: engine)) { server in
            try await server.populate([TestServer.email])
            let addresses = (1...6).map { "198.51.100.\($0)" }
            for address in addresses {
                #expect(try await signIn(server, from: address).status == 200)
            }
            try await guess(40, on: server)
            for address in addresses.dropFirst() {
                #expect(try await signIn(server, from: address).status == 200)
            }
            try expectTold(toWait: try await signIn(server, from: addresses[0]))
            let ledger = try await server.store.write {
                try $0.holdAttempts(.password, of: TestServer.email, in: TestServer.projectID)
            }
            #expect(ledger.places.map(\.address) == addresses.dropFirst().map { "\($0)/32" })
        }
    }
}
