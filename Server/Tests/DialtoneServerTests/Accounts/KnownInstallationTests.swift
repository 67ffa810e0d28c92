import DialtoneBasics
import DialtoneModel
import DialtoneSendGuard
import DialtoneTestSupport
import HTTPTypes
import IdentityToolkit
import PhoneNumbers
import Testing

/// Tests the limits of an installation that has verified a number, while the number is under
/// attack.
struct KnownInstallationTests {
    private static let number = Crowd.number(0)
    private static let home = "198.51.100.7"
    private static let elsewhere = "203.0.113.9"

    /// Requests a code, with a solved challenge or as a known installation.
    private func ask(
        _ server: TestServer,
        from address: String,
        proves: Bool = false,
        instance: String? = nil
    ) async throws -> Answer {
        server.clock.advance(by: .seconds(1))
        var fields = ["X-Forwarded-For": address]
        var body: [String: JSONValue] = ["phoneNumber": .string(Self.number)]
        if proves {
            let token = try await server.challengeToken(headers: HTTPFields(fields))
            body["recaptchaToken"] = .string(token)
        }
        fields["X-Dialtone-App-Instance"] = instance
        return try await server.call(
            .sendVerificationCode,
            .object(body),
            headers: HTTPFields(fields)
        )
    }

    /// Signs in with a solved challenge, and returns what the installation is known by.
    private func prove(_ server: TestServer) async throws -> String {
        let asked = try await ask(server, from: Self.home, proves: true)
        let session = try #require(try asked.json["sessionInfo"].text)
        let code = try server.sentCode(to: Self.number)
        try #require(try await server.complete(session, code: code).status == 200)
        return try #require(try asked.json["appInstance"].text)
    }

    private func enterWrongCodes(_ count: Int, in asked: Answer, _ server: TestServer) async throws
    {
        let session = try #require(try asked.json["sessionInfo"].text)
        for _ in 0..<count {
            let wrong = try server.wrongCode(for: Self.number)
            #expect(try await server.complete(session, code: wrong).errorCode == .invalidCode)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `an attacker who guesses and uses up the day's messages does not keep the owner out`(
        engine: StoreEngine
    ) async throws {
        try await withServer(.throttling(on: engine)) { server in
            let instance = try await prove(server)
            let attack = try await ask(server, from: Self.elsewhere)
            try await enterWrongCodes(5, in: attack, server)
            server.clock.advance(by: .minutes(1))
            #expect(try await ask(server, from: Self.elsewhere).status == 200)
            server.clock.advance(by: .minutes(20))
            #expect(try await ask(server, from: Self.elsewhere).reason == .numberSuspended)
            let stranger = try await ask(server, from: Self.elsewhere, proves: true)
            #expect(try stranger.reason == .numberSuspended)

            let asked = try await ask(server, from: Self.home, instance: instance)
            let session = try #require(try asked.json["sessionInfo"].text)
            let count = server.messages.count
            #expect(try await ask(server, from: Self.elsewhere).reason == .numberSuspended)
            #expect(server.messages.count == count)
            let code = try server.sentCode(to: Self.number)
            #expect(try await server.complete(session, code: code).status == 200)
            #expect(try await ask(server, from: Self.elsewhere).reason == .numberSuspended)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `an attacker can neither use up the owner's tries nor end the owner's session`(
        engine: StoreEngine
    ) async throws {
        try await withServer(.throttling(on: engine)) { server in
            let instance = try await prove(server)
            let asked = try await ask(server, from: Self.home, instance: instance)
            let session = try #require(try asked.json["sessionInfo"].text)
            let code = try server.sentCode(to: Self.number)
            let attack = try await ask(server, from: Self.elsewhere)
            #expect(try attack.json["sessionInfo"].text != session)
            try await enterWrongCodes(5, in: attack, server)
            #expect(try await server.complete(session, code: code).status == 200)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a sign-in through a shared session does not make another client's installation known`(
        engine: StoreEngine
    ) async throws {
        try await withServer(.throttling(on: engine)) { server in
            let attack = try await ask(server, from: Self.elsewhere, proves: true)
            let instance = try #require(try attack.json["appInstance"].text)
            let asked = try await ask(server, from: Self.home)
            let session = try #require(try asked.json["sessionInfo"].text)
            let attacked = try #require(try attack.json["sessionInfo"].text)
            #expect(session == attacked)
            let code = try server.sentCode(to: Self.number)
            #expect(try await server.complete(session, code: code).status == 200)

            let next = try await ask(server, from: Self.elsewhere)
            try await enterWrongCodes(5, in: next, server)
            server.clock.advance(by: .minutes(1))
            #expect(try await ask(server, from: Self.elsewhere).status == 200)
            server.clock.advance(by: .minutes(20))
            let known = try await ask(server, from: Self.elsewhere, instance: instance)
            #expect(try known.reason == .numberSuspended)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a known installation loses its own limits after five wrong codes`(
        engine: StoreEngine
    ) async throws {
        try await withServer(.throttling(on: engine)) { server in
            let instance = try await prove(server)
            let asked = try await ask(server, from: Self.home, instance: instance)
            try await enterWrongCodes(5, in: asked, server)
            let ledger = try await server.store.write {
                try $0.holdLedger(of: PhoneNumber(e164: Self.number), in: TestServer.projectID)
            }
            #expect(ledger.guesses == .none)
            let next = try await ask(server, from: Self.home, instance: instance)
            try await enterWrongCodes(5, in: next, server)
            server.clock.advance(by: .minutes(1))
            let last = try await ask(server, from: Self.home, instance: instance)
            #expect(last.status == 200)
            let code = try server.sentCode(to: Self.number)
            let session = try #require(try last.json["sessionInfo"].text)
            let answer = try await server.complete(session, code: code)
            #expect(try answer.reason == .secondCodeRequired)
        }
    }
}
