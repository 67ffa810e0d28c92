import DialtoneBasics
import DialtoneModel
import DialtoneServer
import DialtoneTestSupport
import Foundation
import HTTPTypes
import IdentityToolkit
import Testing

@Suite struct ActionPageTests {
    private static let path = "/__/auth/action"

    private func open(
        _ server: TestServer,
        _ code: String,
        _ more: String = ""
    ) async throws -> Answer {
        try await server.request(.get, "\(Self.path)?mode=x&oobCode=\(code)\(more)")
    }

    private func post(_ server: TestServer, _ form: String) async throws -> Answer {
        try await server.request(
            .post,
            Self.path,
            headers: [.contentType: "application/x-www-form-urlencoded"],
            body: Array(form.utf8)
        )
    }

    @Test func `opening the page does nothing, its button sets the password`() async throws {
        try await withServer { server in
            _ = try await server.signUp()
            let code = try await server.mailCode("PASSWORD_RESET")
            for _ in 0..<3 {
                let page = try await open(server, code)
                #expect(page.status == 200)
                #expect(page.text.contains(#"name="newPassword""#))
                #expect(page.text.contains("ada@example.com"))
            }
            let done = try await post(server, "oobCode=\(code)&newPassword=better+horse")
            #expect(done.status == 200)
            #expect(done.text.contains("Your password is changed"))
            let answer = try await server.signInWithPassword(TestServer.email, "better horse")
            #expect(answer.status == 200)
            let again = try await post(server, "oobCode=\(code)&newPassword=evil+horse")
            #expect(again.status == 400)
        }
    }

    @Test func `a weak password is refused with an explanation and the code stays valid`()
        async throws
    {
        try await withServer { server in
            _ = try await server.signUp()
            let code = try await server.mailCode("PASSWORD_RESET")
            let weak = try await post(server, "oobCode=\(code)&newPassword=horse")
            #expect(weak.text.contains(#"role="alert""#))
            #expect(weak.text.contains(#"name="newPassword""#))
            #expect(!weak.text.contains(#"value="horse""#))
            let done = try await post(server, "oobCode=\(code)&newPassword=better+horse")
            #expect(done.text.contains("Your password is changed"))
        }
    }

    @Test func `the button of an address's page proves it`() async throws {
        try await withServer { server in
            let person = try await server.signUp()
            let code = try await server.mailCode(
                "VERIFY_EMAIL",
                ["idToken": .string(person.idToken)]
            )
            _ = try await open(server, code)
            #expect(try await !server.account().isEmailVerified)
            let done = try await post(server, "oobCode=\(code)")
            #expect(done.text.contains("Your address is confirmed"))
            #expect(try await server.account().isEmailVerified)
        }
    }

    @Test(arguments: [
        "https%3A%2F%2Fevil.example%2F", "javascript%3Aalert(1)", "%2F%2Fevil.example",
        "https%3A%2F%2Flocalhost%40evil.example", "https%3A%2F%2Flocalhost.evil.example",
        "https%3A%5C%5Cevil.example", "data%3Atext%2Fhtml%2Cx",
    ])
    func `the page does not link to a host that the project does not authorize`(
        address: String
    ) async throws {
        try await withServer { server in
            let code = try await server.mailCode("EMAIL_SIGNIN")
            let page = try await open(server, code, "&continueUrl=\(address)")
            #expect(!page.text.contains(#"id="continue""#))
            #expect(!page.text.contains("evil.example\""))
        }
    }

    @Test func `the page passes a sign-in code to the app without using it up`() async throws {
        try await withServer { server in
            let code = try await server.mailCode("EMAIL_SIGNIN")
            let page = try await open(
                server,
                code,
                "&apiKey=k&lang=de&continueUrl=https%3A%2F%2Flocalhost%2Ffinish%3Fa%3Db"
            )
            #expect(
                page.text.contains("https://localhost/finish?a=b&amp;mode=x&amp;oobCode=\(code)")
            )
            #expect(page.text.contains(#"<html lang="de" dir="ltr">"#))
            #expect(try await server.signInWithLink(code).status == 200)
        }
    }

    @Test func `parameters of the link are shown as text, never as markup`() async throws {
        try await withServer { server in
            _ = try await server.signUp()
            let code = try await server.mailCode("PASSWORD_RESET")
            let page = try await open(
                server,
                code,
                "&apiKey=%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E&lang=%22%3E%3Cb%3E"
            )
            #expect(!page.text.contains("<script>"))
            #expect(!page.text.contains("<b>"))
            let fields = FormText.encode([
                ("apiKey", HostileMarkup.text), ("lang", HostileMarkup.text),
            ])
            let joined = try await open(server, code, "&\(fields)")
            #expect(HostileMarkup.isShown(in: joined.text))
            #expect(HostileMarkup.raw(in: joined.text).isEmpty)
        }
    }

    @Test func `the page runs no script, cannot be framed and sends no referrer`() async throws {
        try await withServer { server in
            _ = try await server.signUp()
            let code = try await server.mailCode("PASSWORD_RESET")
            let page = try await open(server, code)
            #expect(!page.text.contains("<script"))
            let policy = page.headers[.contentSecurityPolicy] ?? ""
            #expect(policy.contains("default-src 'none'"))
            #expect(policy.contains("form-action 'self'"))
            #expect(policy.contains("frame-ancestors 'none'"))
            #expect(page.headers[.cacheControl] == "no-store")
            #expect(page.headers[try #require(HTTPField.Name("referrer-policy"))] == "no-referrer")
        }
    }

    @Test(arguments: ["", "nonsense", "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"])
    func `a link without a valid code is refused with an explanation`(code: String) async throws {
        try await withServer { server in
            let page = try await open(server, code)
            #expect(page.status == 400)
            #expect(page.text.contains("This link does not work"))
            #expect(!page.text.contains("<form"))
        }
    }

    @Test func `a password that violates the policy gets the project's rules`() async throws {
        let setup = ServerSetup {
            $0.settings.passwordSignIn.policy.isEnforced = true
            $0.settings.passwordSignIn.policy.minimumLength = 10
            $0.settings.passwordSignIn.policy.needsDigit = true
        }
        try await withServer(setup) { server in
            _ = try await server.signUp(password: "correct horse 1")
            let code = try await server.mailCode("PASSWORD_RESET")
            let rules = "The password needs at least 10 characters, a digit."
            #expect(try await open(server, code).text.contains(rules))
            let refused = try await post(server, "oobCode=\(code)&newPassword=better+horse")
            #expect(refused.text.contains("doesn’t meet the rules"))
            #expect(refused.text.contains(rules))
            let done = try await post(server, "oobCode=\(code)&newPassword=better+horse+2")
            #expect(done.text.contains("Your password is changed"))
        }
    }

    @Test func `the page of an undo link shows the change's date and that it signs out`()
        async throws
    {
        try await withServer { server in
            let owner = try await server.signUp()
            try await server.verifyEmail(owner)
            server.clock.advance(by: .minutes(20))
            let changed = try await server.call(
                .update,
                ["idToken": .string(owner.idToken), "deleteProvider": ["password"]]
            )
            #expect(changed.status == 200)
            let code = try #require(server.mails.last?.notice.action?.code)
            let page = try await open(server, code)
            #expect(page.status == 200)
            #expect(page.text.contains("The change was made on \(server.clock.now.dayInUTC) "))
            #expect(page.text.contains("All devices will be signed out."))
        }
    }

    @Test func `production serves the page and its style sheet`() async throws {
        let setup = ServerSetup {
            $0.isProduction = true
            $0.adjustListener = { $0.publicURL = "https://auth.example.com" }
        }
        try await withServer(setup) { server in
            _ = try await server.signUp()
            let code = try await server.mailCode("PASSWORD_RESET")
            let page = try await open(server, code)
            #expect(page.status == 200)
            let style = try #require(page.text.firstMatch(of: /href="([^"]+action\.css)"/))
            #expect(try await server.request(.get, String(style.output.1)).status == 200)
            #expect(try await server.request(.get, "/emulator/action?oobCode=x").status == 404)
        }
    }
}

extension Timestamp {
    fileprivate var dayInUTC: String {
        date.formatted(Date.ISO8601FormatStyle().year().month().day())
    }
}
