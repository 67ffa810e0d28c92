import HTTPTypes
import Foundation
import DialtoneBasics
import DialtoneModel
import DialtoneTestSupport
import IdentityToolkit
import IdentityToolkitAdmin
import Testing

/// Tests of the calls that show mails to users.
struct MailTextCallTests {
    private static let hostile = "<script>alert(1)</script> \u{202E}\"evil"

    @Test func `mails are listed in each language, and one is sent as a test`() async throws {
        try await withServer { server in
            try await server.renameProject(Self.hostile)
            let found: ListMailTextsResponse =
                try await server.look("/mailTexts?language=de").decoded()
            #expect(found.mails.map(\.kind) == AccountNotice.Kind.allCases.map(\.rawValue))
            #expect(found.mails.allSatisfy { !$0.html.contains("<script") })
            let english: ListMailTextsResponse = try await server.look("/mailTexts").decoded()
            #expect(english.mails.map(\.text) != found.mails.map(\.text))
            let sent: SendTestMailResponse = try await server.adminPost(
                "/mailTexts:sendTest",
                ["kind": "changeEmail", "language": "de", "email": "eve@example.com"]
            ).decoded()
            #expect(sent.subject == found.mails.first { $0.kind == "changeEmail" }?.subject)
            #expect(sent.problem == nil)
            #expect(found.customTexts.isEmpty && found.obstacle == nil)
            #expect(found.mails.allSatisfy { $0.language == "de" && !$0.customized })
            #expect(server.mails.map(\.recipient) == ["eve@example.com"])
        }
    }

    private static let text: JSONValue = [
        "language": "de", "subject": "Willkommen bei {app}",
        "body": "Guten Tag {name}!\r\n\r\n{link}\r\n\r\nIhr <b>Team</b>", "button": "Los",
    ]

    @Test(arguments: StoreEngine.tested)
    func `a text is set, shown, previewed and removed`(engine: StoreEngine) async throws {
        try await withServer(ServerSetup { $0.engine = engine }) { server in
            let preview: MailTextInfo = try await server.adminPost(
                "/mailTexts:preview",
                ["kind": "verifyEmail", "language": "de", "subject": "Probe", "body": "{link}"]
            ).decoded()
            #expect(preview.subject == "Probe" && preview.customized)
            let before: MailTextDetail =
                try await server.look("/mailTexts/verifyEmail?language=de").decoded()
            #expect(before.custom == nil && !before.preview.customized)
            #expect(before.shipped?.subject == "{app}: Bestätigen Sie Ihre E-Mail-Adresse")
            #expect(before.placeholders == ["link", "email", "app", "name"])
            let set: MailTextDetail = try await server.change(
                .patch,
                "/mailTexts/verifyEmail",
                Self.text
            ).decoded()
            #expect(set.custom?.body == "Guten Tag {name}!\n\n{link}\n\nIhr <b>Team</b>")
            #expect(set.etag != before.etag)
            let listed: ListMailTextsResponse =
                try await server.look("/mailTexts?language=de-AT").decoded()
            #expect(listed.customTexts.map(\.kind) == ["verifyEmail"])
            #expect(listed.customTexts.first?.text.button == "Los")
            let mail = try #require(listed.mails.first { $0.kind == "verifyEmail" })
            #expect(mail.customized && mail.language == "de" && mail.problem == nil)
            #expect(mail.text.hasPrefix("Guten Tag Ada Lovelace!"))
            #expect(mail.html.contains("Ihr &lt;b&gt;Team&lt;/b&gt;"))
            let removed = try await server.change(
                .delete,
                "/mailTexts/verifyEmail?language=de&etag=\(set.etag)"
            )
            #expect(removed.status == 200, "\(removed.text)")
            let again = try await server.change(.delete, "/mailTexts/verifyEmail?language=de")
            #expect(again.status == 404)
        }
    }

    @Test func `users get the project's own text with its sender`() async throws {
        try await withServer { server in
            let set = try await server.change(
                .patch,
                "/mailTexts/resetPassword",
                ["language": "de", "subject": "{name}, neues Passwort", "body": "{link}"]
            )
            #expect(set.status == 200, "\(set.text)")
            let sender = try await server.change(
                .patch,
                "/settings",
                [
                    "settings": [
                        "mails.senderName": "\"Acme Shop\"", "mails.replyTo": "\"a@b.example\"",
                    ]
                ]
            )
            #expect(sender.status == 200, "\(sender.text)")
            server.clock.advance(by: .seconds(2))
            _ = try await server.call(
                .signUp,
                ["email": "ada@example.com", "password": "quite long 7", "displayName": "Ada"]
            )
            let asked = try await server.post(
                "/identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=\(TestServer.apiKey)",
                ["requestType": "PASSWORD_RESET", "email": "ada@example.com"],
                headers: [.acceptLanguage: "de"]
            )
            #expect(asked.status == 200, "\(asked.text)")
            let mail = try #require(server.mails.last)
            #expect(mail.content.subject == "Ada, neues Passwort")
            #expect(mail.sender.name == "Acme Shop" && mail.sender.replyTo == "a@b.example")
        }
    }

    @Test func `the sender of a project is shown and used`() async throws {
        try await withServer { server in
            let settings: JSONValue = [
                "settings": [
                    "mails.senderName": "\"Acme Shop\"", "mails.from": "\"hello@shop.example\"",
                    "mails.replyTo": "\"help@shop.example\"",
                ]
            ]
            let set = try await server.change(.patch, "/settings", settings)
            #expect(set.status == 200, "\(set.text)")
            server.clock.advance(by: .seconds(2))
            let found: ListMailTextsResponse = try await server.look("/mailTexts").decoded()
            #expect(found.sender.name == "Acme Shop" && found.sender.problem == nil)
            #expect(found.sender.from == "hello@shop.example")
            _ = try await server.adminPost(
                "/mailTexts:sendTest",
                ["kind": "signIn", "email": "eve@example.com"]
            )
            let sender = try #require(server.mails.last?.sender)
            #expect(sender.from == "hello@shop.example")
            #expect(sender.replyTo == "help@shop.example")
        }
    }

    @Test func `a change that is based on older settings is refused`() async throws {
        try await withServer { server in
            let before: MailTextDetail = try await server.look("/mailTexts/signIn").decoded()
            let first = try await server.change(.patch, "/mailTexts/verifyEmail", Self.text)
            #expect(first.status == 200)
            var late = Self.text.members
            late["etag"] = .string(before.etag)
            let second = try await server.change(.patch, "/mailTexts/verifyEmail", .object(late))
            #expect(second.status == 409, "\(second.text)")
            let removal = try await server.change(
                .delete,
                "/mailTexts/verifyEmail?language=de&etag=\(before.etag)"
            )
            #expect(removal.status == 409)
            let after: MailTextDetail =
                try await server.look("/mailTexts/verifyEmail?language=de").decoded()
            #expect(after.custom != nil)
        }
    }

    @Test(
        arguments: [
            ([:], "language"), (["language": "de"], "mails.texts.signIn.de.subject"),
            (["language": "de", "subject": "a"], "mails.texts.signIn.de.body"),
            (["language": "de", "subject": "a", "body": "b"], "{link}"),
            (["language": "de", "subject": "a\r\nBcc: x", "body": "{link}"], "U+000D"),
            (["language": "de", "subject": "\u{202E}a", "body": "{link}"], "U+202E"),
            (["language": "de", "subject": "a", "body": "{link} {code}"], "{code}"),
            (["language": "de", "subject": 1, "body": "{link}"], "subject"),
        ] as [(JSONValue, String)]
    )
    func `a text that cannot be sent is refused and changes nothing`(
        body: JSONValue,
        complaint: String
    ) async throws {
        try await withServer { server in
            let answer = try await server.change(.patch, "/mailTexts/signIn", body)
            #expect(answer.status == 400, "\(answer.text)")
            #expect(answer.text.contains(complaint), "\(answer.text)")
            let found: ListMailTextsResponse = try await server.look("/mailTexts").decoded()
            #expect(found.customTexts.isEmpty)
        }
    }

    @Test(arguments: AdminRole.allCases)
    func `only owners set texts, and viewers see and preview them`(role: AdminRole) async throws {
        try await withServer(.production) { server in
            let caller = try await server.administrator(role)
            #expect(try await server.look("/mailTexts/signIn", as: caller).status == 200)
            let preview = try await server.adminPost(
                "/mailTexts:preview",
                ["kind": "signIn"],
                as: caller
            )
            #expect(preview.status == 200)
            let set = try await server.change(
                .patch,
                "/mailTexts/signIn",
                Self.text,
                as: caller
            )
            #expect(set.status == (role == .owner ? 200 : 403))
            let path = "/mailTexts/signIn?language=de"
            let removed = try await server.change(.delete, path, as: caller)
            #expect(removed.status == (role == .owner ? 200 : 403))
            #expect(try await server.look("/mailTexts/other", as: caller).status == 404)
        }
    }

    @Test(
        arguments: [
            [:], ["kind": "other", "email": "eve@example.com"], ["kind": "signIn", "email": "eve"],
            ["kind": "signIn", "email": "eve@example.com\r\nBcc: x@example.com"],
        ] as [JSONValue]
    )
    func `a test mail to nowhere is refused`(body: JSONValue) async throws {
        try await withServer { server in
            let answer = try await server.adminPost("/mailTexts:sendTest", body)
            #expect(answer.status == 400, "\(answer.text)")
            #expect(server.mails.isEmpty)
        }
    }
}

extension TestServer {
    /// Gives the project another name.
    fileprivate func renameProject(_ name: String) async throws {
        let answer = try await change(.patch, "/settings", ["displayName": .string(name)])
        try #require(answer.status == 200, "\(answer.text)")
        clock.advance(by: .seconds(2))
    }

    /// Makes a Dialtone call that changes the project.
    fileprivate func change(
        _ method: HTTPRequest.Method,
        _ path: String,
        _ body: JSONValue? = nil,
        as caller: HTTPFields = owner
    ) async throws -> Answer {
        var headers = caller
        headers[.contentType] = "application/json"
        return try await request(
            method,
            "/dialtone/v1/projects/\(Self.projectID)\(path)",
            headers: headers,
            body: try body.map { Array(try JSONEncoder().encode($0)) }
        )
    }
}
