import DialtoneCore
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

    @Test func `a real number beside it still needs the proof`() async throws {
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

    @Test func `it is never throttled, and its session proves again and again`() async throws {
        try await withServer(Self.setup) { server in
            try await server.addTestNumber(Self.number, code: Self.code)
            var sessions: Set<String> = []
            for _ in 0..<30 { sessions.insert(try await server.sendCode(to: Self.number)) }
            #expect(sessions.count == 30)
            let session = try #require(sessions.first)
            for _ in 0..<8 {
                #expect(try await server.complete(session, code: Self.code).status == 200)
            }
        }
    }

    @Test func `wrong codes wear its session out`() async throws {
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

    @Test func `its code proves no real number`() async throws {
        try await withServer { server in
            try await server.addTestNumber(Self.number, code: Self.code)
            let session = try await server.sendCode(to: "+16505550100")
            try #require(try server.sentCode(to: "+16505550100") != Self.code)
            let answer = try await server.complete(session, code: Self.code)
            #expect(try answer.errorCode == .invalidCode)
        }
    }

    @Test func `a number that somebody signs in with cannot become fictional`() async throws {
        try await withServer { server in
            _ = try await server.signIn(Self.number)
            await #expect(throws: Refusal.invalidTestNumber("an account has this number")) {
                try await server.addTestNumber(Self.number, code: Self.code)
            }
        }
    }
}
