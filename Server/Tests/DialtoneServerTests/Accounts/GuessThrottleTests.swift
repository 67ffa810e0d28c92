import DialtoneBasics
import DialtoneModel
import DialtoneSendGuard
import DialtoneTestSupport
import HTTPTypes
import IdentityToolkit
import PhoneNumbers
import Testing

/// Tests attackers who request codes continuously for a throttled number, and the effect on its
/// owner.
@Suite struct GuessThrottleTests {
    private static let number = Crowd.number(0)
    private static let home = "198.51.100.7"
    private static let elsewhere = "203.0.113.9"

    private func ask(
        _ server: TestServer,
        from address: String,
        proof: String? = nil,
        instance: String? = nil
    ) async throws -> Answer {
        var fields = ["X-Forwarded-For": address]
        fields["X-Dialtone-App-Instance"] = instance
        var body: [String: JSONValue] = ["phoneNumber": .string(Self.number)]
        if let proof { body["recaptchaToken"] = .string(proof) }
        return try await server.call(
            .sendVerificationCode,
            .object(body),
            headers: HTTPFields(fields)
        )
    }

    private func enter(
        _ code: String,
        in session: String,
        _ server: TestServer,
        from address: String
    ) async throws -> Answer {
        try await server.call(
            .signInWithPhoneNumber,
            ["sessionInfo": .string(session), "code": .string(code)],
            from: address
        )
    }

    /// Enters wrong codes until the yearly limit is reached, and waits until the next message is
    /// allowed.
    private func reachLimit(_ server: TestServer) async throws {
        let asked = try await ask(server, from: Self.elsewhere)
        let session = try #require(try asked.json["sessionInfo"].text)
        for _ in 0..<5 {
            let wrong = try server.wrongCode(for: Self.number)
            let answer = try await enter(wrong, in: session, server, from: Self.elsewhere)
            #expect(try answer.errorCode == .invalidCode)
        }
        server.clock.advance(by: .minutes(1))
    }

    /// Registers an installation for the attacker, which has never verified the number.
    private func installation(_ server: TestServer) async throws -> String {
        let headers = HTTPFields(["X-Forwarded-For": Self.elsewhere])
        let proof = try await server.challengeToken(headers: headers)
        let asked = try await ask(server, from: Self.elsewhere, proof: proof)
        return try #require(try asked.json["appInstance"].text)
    }

    /// Requests a code like the attacker does each second, with and without an installation.
    private func poll(_ server: TestServer, as instance: String) async throws -> [Answer] {
        server.clock.advance(by: .seconds(1))
        let count = server.messages.count
        let answers = [
            try await ask(server, from: Self.elsewhere, instance: instance),
            try await ask(server, from: Self.elsewhere),
        ]
        #expect(server.messages.count == count)
        return answers
    }

    private func expectSuspended(_ answers: [Answer]) throws {
        for answer in answers {
            #expect(try answer.errorCode == .tooManyAttemptsTryLater)
            #expect(try answer.reason == .numberSuspended)
            let wait = try #require(try answer.retrySeconds)
            #expect(answer.headers[.retryAfter] == String(wait))
            #expect(wait > 0)
        }
    }

    private func ledger(_ server: TestServer) async throws -> PhoneLedger {
        try await server.store.write {
            try $0.holdLedger(of: PhoneNumber(e164: Self.number), in: TestServer.projectID)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `two right codes sign in while an attacker sends requests between the steps`(
        engine: StoreEngine
    ) async throws {
        try await withServer(.throttling(on: engine)) { server in
            try await reachLimit(server)
            // The attacker gets the message first, and the owner the same session.
            let instance = try await installation(server)
            let first = try await ask(server, from: Self.home)
            let session = try #require(try first.json["sessionInfo"].text)
            let code = try server.sentCode(to: Self.number)
            _ = try await poll(server, as: instance)
            let confirmed = try await enter(code, in: session, server, from: Self.home)
            #expect(try confirmed.reason == .secondCodeRequired)
            let messages = server.messages.count

            try expectSuspended(try await poll(server, as: instance))
            let second = try await ask(server, from: Self.home)
            let next = try #require(try second.json["sessionInfo"].text)
            #expect(next != session)
            #expect(server.messages.count == messages + 1)
            try expectSuspended(try await poll(server, as: instance))
            let again = try await ask(server, from: Self.home)
            #expect(try again.json["sessionInfo"].text == next)
            #expect(try await server.accountCount() == 0)
            try expectSuspended(try await poll(server, as: instance))

            let nextCode = try server.sentCode(to: Self.number)
            let signedIn = try await enter(nextCode, in: next, server, from: Self.home)
            #expect(signedIn.status == 200)
            #expect(try await server.accountCount() == 1)
            #expect(try await ledger(server).throttle == GuessThrottle())
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a first right code does not shorten the wait of other clients`(
        engine: StoreEngine
    ) async throws {
        try await withServer(.throttling(on: engine)) { server in
            try await reachLimit(server)
            // The attacker's first message, which is never answered.
            let instance = try await installation(server)
            server.clock.advance(by: .hours(1))
            let asked = try await ask(server, from: Self.home)
            let session = try #require(try asked.json["sessionInfo"].text)
            let code = try server.sentCode(to: Self.number)
            let confirmed = try await enter(code, in: session, server, from: Self.home)
            #expect(try confirmed.reason == .secondCodeRequired)
            #expect(try await ledger(server).throttle.messages == 2)

            // The owner gives up. The second message's wait of two hours goes on.
            server.clock.advance(by: .minutes(11))
            let refused = try await poll(server, as: instance)
            try expectSuspended(refused)
            #expect(try refused[0].retrySeconds == 109 * 60 - 1)
            server.clock.advance(by: .minutes(109))
            #expect(try await ask(server, from: Self.elsewhere).status == 200)
            #expect(try await ledger(server).throttle.messages == 3)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `a second code that was sent late is not superseded by another client's request`(
        engine: StoreEngine
    ) async throws {
        try await withServer(.throttling(on: engine)) { server in
            try await reachLimit(server)
            let asked = try await ask(server, from: Self.home)
            let session = try #require(try asked.json["sessionInfo"].text)
            let code = try server.sentCode(to: Self.number)
            _ = try await enter(code, in: session, server, from: Self.home)
            server.clock.advance(by: .seconds(599))
            let second = try await ask(server, from: Self.home)
            let next = try #require(try second.json["sessionInfo"].text)
            // Neither the confirmation nor any other wait stops the attacker now.
            try await server.store.write { data in
                var ledger = try data.holdLedger(
                    of: PhoneNumber(e164: Self.number),
                    in: TestServer.projectID
                )
                ledger.throttle = GuessThrottle()
                try data.save(ledger)
            }
            server.clock.advance(by: .minutes(2))
            let refused = try await ask(server, from: Self.elsewhere)
            try expectSuspended([refused])
            #expect(try refused.retrySeconds == 180)
            let nextCode = try server.sentCode(to: Self.number)
            let signedIn = try await enter(nextCode, in: next, server, from: Self.home)
            #expect(signedIn.status == 200)
        }
    }
}
