import DialtoneBasics
import DialtoneModel
import DialtoneSendGuard
import DialtoneServer
import DialtoneTestSupport
import IdentityToolkit
import Testing

struct FictionalNumberTests {
    private static let number = "+16505550142"
    private static let code = "271828"

    /// A project in which apps have to prove themselves, which none can.
    private static let setup = ServerSetup { $0.settings.appVerification.enforcement = .enforce }

    @Test func `a fictional number needs no proof, sends nothing and signs in`() async throws {
        try await withServer(Self.setup) { server in
            try await server.addTestNumber(Self.number, code: Self.code)
            let session = try await server.sendCode(to: Self.number)
            let person = try SignedIn(await server.complete(session, code: Self.code))
            #expect(person.isNew == true)
            #expect(server.messages.isEmpty)
            let users = try await server.lookUp(person.idToken).json["users"]
            #expect(users[0]["phoneNumber"] == .string(Self.number))
        }
    }

    @Test func `a real number still needs an app proof`() async throws {
        try await withServer(Self.setup) { server in
            try await server.addTestNumber(Self.number, code: Self.code)
            let answer = try await server.call(
                .sendVerificationCode,
                ["phoneNumber": "+16505550100"]
            )
            #expect(try answer.errorCode == .missingAppCredential)
            #expect(server.messages.isEmpty)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `repeated requests share one session, which can sign in many times`(
        engine: StoreEngine
    ) async throws {
        var setup = Self.setup
        setup.engine = engine
        try await withServer(setup) { server in
            try await server.addTestNumber(Self.number, code: Self.code)
            var sessions: Set<String> = []
            for _ in 0..<30 { sessions.insert(try await server.sendCode(to: Self.number)) }
            #expect(sessions.count == 1)
            let session = try #require(sessions.first)
            for _ in 0..<8 {
                #expect(try await server.complete(session, code: Self.code).status == 200)
            }
        }
    }

    @Test func `five wrong codes end the session of a fictional number`() async throws {
        try await withServer(Self.setup) { server in
            try await server.addTestNumber(Self.number, code: Self.code)
            let session = try await server.sendCode(to: Self.number)
            for _ in 0..<5 {
                let answer = try await server.complete(session, code: "000000")
                #expect(try answer.errorCode == .invalidCode)
            }
            #expect(try await server.complete(session, code: Self.code).reason == .noTriesLeft)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `after 100 wrong codes the right one is refused until the hour is over`(
        engine: StoreEngine
    ) async throws {
        var setup = Self.setup
        setup.engine = engine
        try await withServer(setup) { server in
            try await server.addTestNumber(Self.number, code: Self.code)
            var last = ""
            for round in 0..<100 {
                if round.isMultiple(of: 5) { last = try await server.sendCode(to: Self.number) }
                let answer = try await server.complete(last, code: "000000")
                #expect(try answer.errorCode == .invalidCode)
            }
            let right = try await server.complete(last, code: Self.code)
            #expect(try right.errorCode == .tooManyAttemptsTryLater)
            #expect(try right.reason == .fictionalNumberLimit)
            #expect(try right.retrySeconds == 3_600)
            let asked = try await server.call(
                .sendVerificationCode,
                ["phoneNumber": .string(Self.number)]
            )
            #expect(try asked.reason == .fictionalNumberLimit)
            #expect(try await server.accountCount() == 0)
            #expect(try await server.alerts().map(\.kind) == [.fictionalNumberGuessed])
            server.clock.advance(by: .hours(1))
            let session = try await server.sendCode(to: Self.number)
            #expect(try await server.complete(session, code: Self.code).status == 200)
        }
    }

    @Test func `in development, each request has its own session and wrong codes do not count`()
        async throws
    {
        let setup = ServerSetup { $0.settings = .development }
        try await withServer(setup) { server in
            try await server.addTestNumber(Self.number, code: Self.code)
            for _ in 0..<60 {
                let session = try await server.sendCode(to: Self.number)
                for _ in 0..<5 { _ = try await server.complete(session, code: "000000") }
            }
            let sessions = [
                try await server.sendCode(to: Self.number),
                try await server.sendCode(to: Self.number),
            ]
            #expect(Set(sessions).count == 2)
            for session in sessions {
                #expect(try await server.complete(session, code: Self.code).status == 200)
            }
        }
    }

    @Test func `the code of a fictional number is refused for a real number`() async throws {
        try await withServer { server in
            try await server.addTestNumber(Self.number, code: Self.code)
            let session = try await server.sendCode(to: "+16505550100")
            try #require(try server.sentCode(to: "+16505550100") != Self.code)
            let answer = try await server.complete(session, code: Self.code)
            #expect(try answer.errorCode == .invalidCode)
        }
    }

    @Test func `a number that an account signs in with cannot become fictional`() async throws {
        try await withServer { server in
            _ = try await server.signIn(Self.number)
            await #expect(throws: Refusal.invalidTestNumber("an account already has this number")) {
                try await server.addTestNumber(Self.number, code: Self.code)
            }
        }
    }
}
