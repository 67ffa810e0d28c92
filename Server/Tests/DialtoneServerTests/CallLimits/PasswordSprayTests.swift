import DialtoneBasics
import DialtoneModel
import DialtoneSendGuard
import DialtoneServer
import DialtoneTestSupport
import IdentityToolkit
import Testing

/// Tests attackers who try passwords on many accounts, and many legitimate users who must not be
/// refused.
@Suite struct PasswordSprayTests {
    @Test(arguments: StoreEngine.tested)
    func `one password sprayed over 200 accounts from one address is checked 50 times`(
        engine: StoreEngine
    ) async throws {
        try await withServer(.limited(on: engine)) { server in
            var codes: [WireErrorCode] = []
            for index in 0..<200 {
                let answer = try await server.tryPassword("wrong", of: "p\(index)@example.com")
                codes.append(try answer.errorCode)
            }
            #expect(codes.prefix(50).allSatisfy { $0 == .invalidLoginCredentials })
            #expect(codes.dropFirst(50).allSatisfy { $0 == .tooManyAttemptsTryLater })

            let refused = try await server.tryPassword("wrong", of: "next@example.com")
            #expect(try refused.reason == .addressLimit)
            #expect(try refused.metadata["limit"] == "passwords.address.per10Minutes")
            let wait = try #require(try refused.retrySeconds)
            #expect(wait > 0 && wait <= 660)
            // Other addresses are not affected until the network's limit is reached.
            let neighbor = try await server.tryPassword(
                "wrong",
                of: "next@example.com",
                from: "203.0.113.8"
            )
            #expect(try neighbor.errorCode == .invalidLoginCredentials)
            server.clock.advance(by: .seconds(Int64(wait)))
            let later = try await server.tryPassword("wrong", of: "next@example.com")
            #expect(try later.errorCode == .invalidLoginCredentials)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a spray from all addresses of a network is stopped, and of a /64 as well`(
        engine: StoreEngine
    ) async throws {
        let setup = ServerSetup.limited(on: engine) { limits in
            limits.passwords.network.per10Minutes = 20
            limits.passwords.address.per10Minutes = 10
        }
        try await withServer(setup) { server in
            var judged = 0
            for host in 1...60 {
                let answer = try await server.tryPassword(
                    "wrong",
                    of: "p\(host)@example.com",
                    from: "198.51.100.\(host)"
                )
                if try answer.errorCode == .invalidLoginCredentials { judged += 1 }
            }
            #expect(judged == 20)
            let refused = try await server.tryPassword(
                "wrong",
                of: "x@example.com",
                from: "198.51.100.99"
            )
            #expect(try refused.reason == .networkLimit)

            judged = 0
            for host in 1...30 {
                let answer = try await server.tryPassword(
                    "wrong",
                    of: "six\(host)@example.com",
                    from: "2001:db8:1:2::\(host)"
                )
                if try answer.errorCode == .invalidLoginCredentials { judged += 1 }
            }
            #expect(judged == 10)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `of 100 parallel tries on 100 accounts exactly as many are checked as are allowed`(
        engine: StoreEngine
    ) async throws {
        let setup = ServerSetup.limited(on: engine) { $0.passwords = .ofAddress(20) }
        try await withServer(setup) { server in
            let codes = try await answers(of: 0..<100) { index in
                try await server.tryPassword("wrong", of: "p\(index)@example.com").errorCode
            }
            #expect(codes.count { $0 == .invalidLoginCredentials } == 20)
            #expect(codes.count { $0 == .tooManyAttemptsTryLater } == 80)
            #expect(try await server.counted(.passwords) == [20, 20])
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `200 people behind one address who sign in at once are never refused`(
        engine: StoreEngine
    ) async throws {
        // The default limits, although far more sign-ins are in progress than may fail.
        try await withServer(.limited(on: engine)) { server in
            let emails = try await server.populate(200)
            let statuses = try await answers(of: 0..<200) { index in
                try await server.tryPassword(of: emails[index]).status
            }
            #expect(statuses.allSatisfy { $0 == 200 })
            #expect(try await server.counted(.passwords) == [0, 0])
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a right password clears earlier mistakes, from the same address only`(
        engine: StoreEngine
    ) async throws {
        try await withServer(.limited(on: engine)) { server in
            let emails = try await server.populate(60)
            // Every user mistypes twice: 120 failures, none of which remains.
            for email in emails {
                for _ in 0..<2 { _ = try await server.tryPassword("wrong", of: email) }
                #expect(try await server.tryPassword(of: email).status == 200)
            }
            #expect(try await server.counted(.passwords) == [0, 0])

            // An attacker's tries still count after their target signs in from another address.
            let victim = emails[0]
            for _ in 0..<3 {
                _ = try await server.tryPassword("wrong", of: victim, from: "198.51.100.1")
            }
            #expect(try await server.tryPassword(of: victim, from: "192.0.2.1").status == 200)
            #expect(try await server.counted(.passwords, from: "198.51.100.1") == [3, 3])
            #expect(try await server.counted(.passwords, from: "192.0.2.1") == [0, 0])
        }
    }

    @Test func `a change of password by the old one counts as well`() async throws {
        let setup = ServerSetup.limited { $0.passwords = .ofAddress(3) }
        try await withServer(setup) { server in
            func change(_ email: String, by password: String) async throws -> Answer {
                try await server.call(
                    .resetPassword,
                    [
                        "email": .string(email), "oldPassword": .string(password),
                        "newPassword": "better horse",
                    ],
                    from: TestServer.attacker
                )
            }
            let emails = try await server.populate(4)
            #expect(try await change(emails[0], by: TestServer.password).status == 200)
            #expect(try await server.counted(.passwords) == [0, 0])
            for email in emails.prefix(3) {
                #expect(try await change(email, by: "wrong").errorCode == .invalidLoginCredentials)
            }
            let refused = try await change(emails[3], by: TestServer.password)
            #expect(try refused.errorCode == .tooManyAttemptsTryLater)
        }
    }

    @Test func `changes of one's own password count as well`() async throws {
        let setup = ServerSetup.limited { $0.passwords = .ofAddress(3) }
        try await withServer(setup) { server in
            let person = try await server.signUp()
            func change() async throws -> Answer {
                try await server.call(
                    .update,
                    ["idToken": .string(person.idToken), "password": "better horse"],
                    from: TestServer.attacker
                )
            }
            for _ in 1...3 { #expect(try await change().status == 200) }
            #expect(try await change().errorCode == .tooManyAttemptsTryLater)
        }
    }

    @Test func `callers without a known address share one limit, and exempt networks have none`()
        async throws
    {
        var setup = ServerSetup.limited { limits in
            limits.passwords = .ofAddress(3)
            limits.exemptNetworks = ["192.0.2.0/24"]
        }
        try await withServer(setup) { server in
            for index in 0..<9 {
                let answer = try await server.tryPassword(
                    "wrong",
                    of: "p\(index)@example.com",
                    from: "192.0.2.9"
                )
                #expect(try answer.errorCode == .invalidLoginCredentials)
            }
        }
        // Without a connection there is no address.
        setup.isLive = false
        try await withServer(setup) { server in
            var codes: [WireErrorCode] = []
            for index in 0..<4 {
                let answer = try await server.tryPassword(
                    "wrong",
                    of: "p\(index)@example.com",
                    from: "203.0.113.\(index)"
                )
                codes.append(try answer.errorCode)
            }
            #expect(codes.last == .tooManyAttemptsTryLater)
            #expect(codes.dropLast().allSatisfy { $0 == .invalidLoginCredentials })
        }
    }

    @Test func `development limits nothing, and settings out of range are refused`() throws {
        #expect(!ProjectSettings.development.callLimits.isEnabled)
        #expect(!ProjectSettings.development.passwordSignIn.policy.refusesCommon)
        #expect(ProjectSettings().callLimits.isEnabled)
        var settings = ProjectSettings()
        settings.callLimits.mails.network.perDay = -1
        #expect(throws: Refusal.self) { try settings.check() }
        settings = ProjectSettings()
        settings.callLimits.exemptNetworks = ["somewhere"]
        #expect(throws: Refusal.self) { try settings.check() }
    }
}

/// Runs `operation` for all of `range` at the same time.
func answers<Value: Sendable>(
    of range: Range<Int>,
    _ operation: @escaping @Sendable (Int) async throws -> Value
) async throws -> [Value] {
    try await withThrowingTaskGroup(of: Value.self) { group in
        for index in range { group.addTask { try await operation(index) } }
        return try await group.reduce(into: []) { $0.append($1) }
    }
}
