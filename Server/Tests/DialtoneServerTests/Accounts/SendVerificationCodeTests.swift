import DialtoneBasics
import DialtoneModel
import DialtoneTestSupport
import HTTPTypes
import IdentityToolkit
import PhoneNumbers
import Testing

struct SendVerificationCodeTests {
    @Test func `a number gets a message and the app a session`() async throws {
        try await withServer { server in
            let answer = try await server.call(
                .sendVerificationCode,
                ["phoneNumber": "+1 (650) 555-0100", "clientType": "CLIENT_TYPE_IOS"]
            )
            #expect(answer.status == 200)
            let message = try #require(server.messages.first)
            #expect(server.messages.count == 1)
            #expect(message.phoneNumber.e164 == "+16505550100")
            #expect(
                try answer.json == [
                    "sessionInfo": .string(try #require(message.sessionInfo).text),
                    "expiresIn": "300",
                    "resendAfter": "30",
                ]
            )
        }
    }

    @Test(
        arguments: [
            ("", nil), ("6505550100", RefusalReason.numberWithoutCountry),
            ("+1650", .numberTooShort), ("+165055501001111", .numberTooLong),
            ("+16505550100x9", .numberHasExtension), ("+999123456789", .numberWithoutCountry),
            ("nobody", nil), ("+1650555\u{202E}0100", nil), ("+1\u{0}6505550100", nil),
        ] as [(String, RefusalReason?)]
    )
    func `an invalid number is refused and no message is sent`(
        number: String,
        reason: RefusalReason?
    ) async throws {
        try await withServer { server in
            let answer = try await server.call(
                .sendVerificationCode,
                ["phoneNumber": .string(number)]
            )
            #expect(answer.status == 400)
            let message = try answer.refusal.message
            #expect(message.hasPrefix("INVALID_PHONE_NUMBER : "))
            #expect(message.hasSuffix("Write it as +16505550100."))
            #expect(try answer.reason == reason)
            #expect(server.messages.isEmpty)
        }
    }

    @Test(
        arguments: [
            "+16505550123", "+1 650 555 0123", "+1 (650) 555-0123", "+1.650.555.0123",
            "+1-650-555-0123", "\u{FF0B}1 650 555 0123", "+1 650 555\u{A0}0123",
            "+\u{FF11}\u{FF16}\u{FF15}\u{FF10}5550123", "+1/650/555/0123", "+1 650 5550123",
            "  +16505550123  ", "+1 650 KKK 0123",
        ]
    )
    func `a number has one identity however it is written`(spelling: String) async throws {
        try await withServer { server in
            let session = try await server.sendCode(to: "+16505550123")
            let answer = try await server.call(
                .sendVerificationCode,
                ["phoneNumber": .string(spelling)]
            )
            // The open session of the number, found by its one spelling.
            #expect(try answer.json["sessionInfo"] == .string(session))
            #expect(server.messages.count == 1)
        }
    }

    @Test func `a repeated request gets the open session and sends nothing`() async throws {
        try await withServer { server in
            let first = try await server.sendCode(to: "+16505550100")
            server.clock.advance(by: .seconds(29))
            let again = try await server.call(
                .sendVerificationCode,
                ["phoneNumber": "+16505550100"]
            )
            #expect(
                try again.json == [
                    "sessionInfo": .string(first), "expiresIn": "271", "resendAfter": "1",
                ]
            )
            #expect(server.messages.count == 1)
        }
    }

    @Test func `each unanswered message lengthens the wait, which the response states`()
        async throws
    {
        try await withServer { server in
            let number = "+16505550100"
            var sessions: Set<String> = []
            for wait in [30, 60, 300] as [Int64] {
                let answer = try await server.call(
                    .sendVerificationCode,
                    ["phoneNumber": .string(number)]
                )
                #expect(try answer.json["resendAfter"] == .string("\(wait)"))
                sessions.insert(try #require(try answer.json["sessionInfo"].text))
                server.clock.advance(by: .seconds(wait))
            }
            #expect(sessions.count == 3)
            #expect(server.messages.count == 3)
        }
    }

    @Test func `a session without tries left does not shorten the wait for the next message`()
        async throws
    {
        try await withServer { server in
            let session = try await server.sendCode(to: "+16505550100")
            for _ in 0..<5 {
                _ = try await server.complete(
                    session,
                    code: server.wrongCode(for: "+16505550100")
                )
            }
            server.clock.advance(by: .seconds(10))
            let answer = try await server.call(
                .sendVerificationCode,
                ["phoneNumber": "+16505550100"]
            )
            #expect(answer.status == 400)
            #expect(try answer.errorCode == .tooManyAttemptsTryLater)
            #expect(try answer.reason == .sendCooldown)
            #expect(try answer.retrySeconds == 20)
            #expect(answer.headers[.retryAfter] == "20")
            #expect(server.messages.count == 1)
        }
    }

    @Test func `the sixth unanswered message in an hour waits for the hour`() async throws {
        let setup = ServerSetup { $0.settings.phoneSignIn.sends.cooldowns = [.seconds(30)] }
        try await withServer(setup) { server in
            for _ in 0..<5 {
                _ = try await server.sendCode(to: "+16505550100")
                server.clock.advance(by: .seconds(60))
            }
            let answer = try await server.call(
                .sendVerificationCode,
                ["phoneNumber": "+16505550100"]
            )
            #expect(try answer.reason == .sendHourlyLimit)
            #expect(try answer.retrySeconds == 3_300)
            #expect(server.messages.count == 5)
            server.clock.advance(by: .seconds(3_300))
            _ = try await server.sendCode(to: "+16505550100")
            #expect(server.messages.count == 6)
        }
    }

    @Test func `a right code resets the wait`() async throws {
        try await withServer { server in
            for _ in 0..<8 { _ = try await server.signIn("+16505550100") }
            #expect(server.messages.count == 8)
        }
    }

    @Test func `the message is in the language that the app chose`() async throws {
        try await withServer { server in
            _ = try await server.call(
                .sendVerificationCode,
                ["phoneNumber": "+16505550100"],
                headers: HTTPFields([
                    "X-Firebase-Locale": "fr", "Accept-Language": "de,en;q=0.5",
                ])
            )
            _ = try await server.call(
                .sendVerificationCode,
                ["phoneNumber": "+16505550101"],
                headers: [.acceptLanguage: "xx;q=0.9, de;q=0.8, en;q=0.1"]
            )
            _ = try await server.sendCode(to: "+16505550102")
            let texts = server.messages.map(\.text)
            #expect(Set(texts.map { $0.filter { !$0.isNumber } }).count == 3)
            #expect(texts[0].contains("code") && texts[1].contains("Code"))
        }
    }

    @Test func `a message that no gateway accepts does not delay the next request`() async throws {
        let sender = FailingSender()
        try await withServer(ServerSetup { $0.sender = sender }) { server in
            for _ in 0..<2 {
                let answer = try await server.call(
                    .sendVerificationCode,
                    ["phoneNumber": "+16505550100"]
                )
                #expect(answer.status == 503)
                #expect(try answer.reason == .messageNotSent)
            }
            #expect(sender.attempts == 2)
        }
    }

    @Test func `a project can switch sign-in by phone off`() async throws {
        try await withServer(ServerSetup { $0.settings.phoneSignIn.isEnabled = false }) { server in
            let answer = try await server.call(
                .sendVerificationCode,
                ["phoneNumber": "+16505550100"]
            )
            #expect(try answer.errorCode == .operationNotAllowed)
            #expect(server.messages.isEmpty)
        }
    }

    @Test func `phone numbers belong to no tenant`() async throws {
        try await withServer { server in
            try await server.addTenant("acme")
            let answer = try await server.call(
                .sendVerificationCode,
                ["phoneNumber": "+16505550100", "tenantId": "acme"]
            )
            #expect(try answer.errorCode == .unsupportedTenantOperation)
            #expect(server.messages.isEmpty)
        }
    }

    @Test func `known and unknown numbers get the same answer for the same work`() async throws {
        try await withServer { server in
            _ = try await server.signIn("+16505550100")
            _ = server.work.takeWork()
            let known = try await server.call(
                .sendVerificationCode,
                ["phoneNumber": "+16505550100"]
            )
            let work = server.work.takeWork()
            let unknown = try await server.call(
                .sendVerificationCode,
                ["phoneNumber": "+16505550199"]
            )
            #expect(server.work.takeWork() == work)
            #expect(work.writes == 1)
            #expect(known.status == unknown.status)
            #expect(known.body.count == unknown.body.count)
            let handle = try #require(try known.json["sessionInfo"].text)
            let other = try #require(try unknown.json["sessionInfo"].text)
            #expect(known.text.replacing(handle, with: other) == unknown.text)
            #expect(Set(known.headers.map(\.name)) == Set(unknown.headers.map(\.name)))
        }
    }
}
