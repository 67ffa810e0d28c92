import DialtoneModel
import DialtoneServer
import DialtoneTestSupport
import HTTPTypes
import IdentityToolkit
import Testing

/// Tests what hooks receive about the caller.
struct HookCallerTests {
    private static let number = "+16505550100"

    /// A server that listens on this machine, behind proxies at `networks`.
    private static func setup(behind networks: [String]) -> ServerSetup {
        ServerSetup { $0.listenBehindProxy(at: networks) }
    }

    private static let headers = HTTPFields([
        "X-Forwarded-For": "203.0.113.9, 198.51.100.7", "X-Client-Version": "iOS/Test/1",
        "Accept-Language": "de",
    ])

    /// The `request` part of each question of a sign-in by phone.
    private func questions(_ setup: ServerSetup) async throws -> [String: JSONValue] {
        try await LoopbackReceiver.with([.answer("{}")]) { receiver in
            try await withServer(setup) { server in
                for trigger in [HookTrigger.beforeSendSMS, .beforeCreate, .beforeSignIn] {
                    try await server.addHook(.before(trigger), at: receiver.url)
                }
                let sent = try await server.call(
                    .sendVerificationCode,
                    ["phoneNumber": .string(Self.number)],
                    headers: Self.headers
                )
                let session = try #require(try sent.json["sessionInfo"].text)
                let body: JSONValue = [
                    "sessionInfo": .string(session),
                    "code": .string(try server.sentCode(to: Self.number)),
                ]
                let signedIn = try await server.call(
                    .signInWithPhoneNumber,
                    body,
                    headers: Self.headers
                )
                try #require(signedIn.status == 200)
            }
            var questions: [String: JSONValue] = [:]
            for request in receiver.requests {
                let event = try request.json
                questions[event["type"].text ?? ""] = event["data"]["request"]
            }
            return questions
        }
    }

    @Test func `each blocking event contains the caller's client, language and IP address`()
        async throws
    {
        let expected: JSONValue = [
            "client": "iOS/Test/1", "ipAddress": "198.51.100.7", "locale": "de",
        ]
        let questions = try await questions(Self.setup(behind: ["127.0.0.0/8", "::1"]))
        #expect(questions.keys.sorted() == ["beforeCreate", "beforeSendSms", "beforeSignIn"])
        for (type, request) in questions { #expect(request == expected, "\(type)") }
    }

    /// Returns what a hook for mails receives about a change by `act`.
    private func question(
        of act:
            @escaping @Sendable (
                TestServer, _ idToken: String, _ code: String
            ) async throws -> Answer
    ) async throws -> JSONValue {
        var setup = Self.setup(behind: ["127.0.0.0/8", "::1"])
        setup.settings.emailPrivacy = false
        return try await LoopbackReceiver.with([.answer("{}")]) { [setup] receiver in
            try await withServer(setup) { server in
                let person = try await server.signUp()
                let code = try await server.mailCode(
                    "VERIFY_AND_CHANGE_EMAIL",
                    ["idToken": .string(person.idToken), "newEmail": "lovelace@example.com"]
                )
                try await server.addHook(.before(.beforeSendEmail), at: receiver.url)
                let answer = try await act(server, person.idToken, code)
                try #require(answer.status == 200, "\(answer.text)")
            }
            let data = try #require(receiver.requests.last).json["data"]
            #expect(data["email"]["address"] == "ada@example.com")
            return data["request"]
        }
    }

    @Test func `a mail hook's event contains the client that made the change`() async throws {
        let request = try await question { server, idToken, _ in
            try await server.call(
                .update,
                ["idToken": .string(idToken), "email": "lovelace@example.com"],
                headers: Self.headers
            )
        }
        #expect(
            request == ["client": "iOS/Test/1", "ipAddress": "198.51.100.7", "locale": "de"]
        )
    }

    @Test func `a mail hook's event contains the browser that used a mail's link`() async throws {
        let request = try await question { server, _, code in
            try await server.request(
                .post,
                "/__/auth/action",
                headers: HTTPFields([
                    "X-Forwarded-For": "198.51.100.7", "User-Agent": "Browser/1",
                    "Content-Type": "application/x-www-form-urlencoded",
                ]),
                body: Array("oobCode=\(code)&lang=fr".utf8)
            )
        }
        #expect(
            request == ["client": "Browser/1", "ipAddress": "198.51.100.7", "locale": "fr"]
        )
    }

    @Test func `a forged IP address is not passed to hooks`() async throws {
        let questions = try await questions(Self.setup(behind: []))
        #expect(questions.count == 3)
        for (type, request) in questions {
            let address = try #require(request["ipAddress"].text, "\(type)")
            #expect(["127.0.0.1", "::1"].contains(address))
        }
    }
}
