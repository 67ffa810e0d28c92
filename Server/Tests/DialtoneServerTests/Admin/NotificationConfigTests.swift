import HTTPTypes
import DialtoneBasics
import DialtoneTestSupport
import IdentityToolkit
import Testing

/// The texts and the sender of mails in the form of Google's project configuration.
struct NotificationConfigTests {
    private func patch(
        _ body: JSONValue,
        mask: String,
        on server: TestServer
    ) async throws -> Answer {
        try await server.administer(.patch, v2: "/config?updateMask=\(mask)", body)
    }

    private func notification(of server: TestServer) async throws -> JSONValue {
        try await server.administer(.get, v2: "/config").json["notification"]
    }

    private static let path = "notification.sendEmail.verifyEmailTemplate"

    private static func template(_ fields: JSONValue) -> JSONValue {
        ["notification": ["sendEmail": ["verifyEmailTemplate": fields]]]
    }

    @Test func `templates are read and changed in Google's form`() async throws {
        try await withServer { server in
            let before = try await notification(of: server)
            #expect(before["defaultLocale"] == "en")
            #expect(before["sendEmail"]["resetPasswordTemplate"]["customized"] == false)
            let body = "Hello %DISPLAY_NAME%,\n\n%LINK%\n\nYour %APP_NAME% team for %EMAIL%"
            let set = try await patch(
                Self.template(["subject": "Join %APP_NAME%", "body": .string(body)]),
                mask: "\(Self.path).subject,\(Self.path).body",
                on: server
            )
            #expect(set.status == 200, "\(set.text)")
            let template = try set.json["notification"]["sendEmail"]["verifyEmailTemplate"]
            #expect(template["subject"] == "Join %APP_NAME%")
            #expect(template["body"] == .string(body))
            #expect(template["bodyFormat"] == "PLAIN_TEXT" && template["customized"] == true)
            server.clock.advance(by: .seconds(2))
            let own = try await server.look("/mailTexts/verifyEmail").json["custom"]
            #expect(own["subject"] == "Join {app}")
            #expect(
                own["body"] == "Hello {name},\n\n{link}\n\nYour {app} team for {email}"
            )
            let language = try await patch(
                ["notification": ["defaultLocale": "de"]],
                mask: "notification.defaultLocale",
                on: server
            )
            #expect(try language.json["notification"]["defaultLocale"] == "de")
            let kept = try await server.look("/mailTexts").json["customTexts"]
            #expect(kept.count == 1)
            let reset = try await patch(
                ["notification": ["defaultLocale": "en"]],
                mask: "notification.defaultLocale",
                on: server
            )
            #expect(try reset.json["notification"]["sendEmail"]["verifyEmailTemplate"] == template)
            let removed = try await patch([:], mask: Self.path, on: server)
            let rest = try removed.json["notification"]["sendEmail"]["verifyEmailTemplate"]
            #expect(rest["customized"] == false && rest["subject"] == .null)
        }
    }

    @Test func `a project has one sender`() async throws {
        try await withServer { server in
            let early = try await patch(
                Self.template(["senderLocalPart": "hello"]),
                mask: "\(Self.path).senderLocalPart",
                on: server
            )
            #expect(early.status == 400 && early.text.contains("mails.from"))
            let set = try await patch(
                Self.template(["senderDisplayName": "Acme", "replyTo": "help@acme.example"]),
                mask: "\(Self.path).senderDisplayName,\(Self.path).replyTo",
                on: server
            )
            let config = try set.json["notification"]["sendEmail"]
            #expect(config["resetPasswordTemplate"]["senderDisplayName"] == "Acme")
            #expect(config["changeEmailTemplate"]["replyTo"] == "help@acme.example")
            let two = try await patch(
                [
                    "notification": [
                        "sendEmail": [
                            "verifyEmailTemplate": ["senderDisplayName": "One"],
                            "resetPasswordTemplate": ["senderDisplayName": "Two"],
                        ]
                    ]
                ],
                mask: "notification.sendEmail",
                on: server
            )
            #expect(two.status == 400 && two.text.contains("senderDisplayName"))
        }
    }

    @Test(
        arguments: [
            ("sendSms", ["useDeviceLocale": true], "sendSms"),
            ("sendEmail.smtp", ["host": "mail.example.com"], "smtp"),
            ("sendEmail.callbackUri", "https://example.com", "callbackUri"),
            ("sendEmail.method", "CUSTOM_SMTP", "method"),
            ("sendEmail.verifyEmailTemplate.bodyFormat", "HTML", "PLAIN_TEXT"),
            ("sendEmail.verifyEmailTemplate.subject", "a\r\nBcc: b", "U+000D"),
            (
                "sendEmail.verifyEmailTemplate",
                ["subject": "Hello", "body": "%LINK% %SECOND_FACTOR%"], "SECOND_FACTOR"
            ),
            ("sendEmail.verifyEmailTemplate.replyTo", "x", "mails.replyTo"),
            ("defaultLocale", "de_x!", "defaultLanguage"),
        ] as [(String, JSONValue, String)]
    )
    func `what a project cannot have is refused`(
        path: String,
        value: JSONValue,
        complaint: String
    ) async throws {
        try await withServer { server in
            let before = try await notification(of: server)
            let names = ("notification." + path).split(separator: ".")
            let body = names.reversed().reduce(value) { .object([String($1): $0]) }
            let answer = try await patch(body, mask: "notification." + path, on: server)
            #expect(answer.status == 400, "\(answer.text)")
            #expect(answer.text.contains(complaint), "\(answer.text)")
            #expect(try await notification(of: server) == before)
        }
    }
}
