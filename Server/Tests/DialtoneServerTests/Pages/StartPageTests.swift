import DialtoneBasics
import DialtoneModel
import DialtoneTestSupport
import Foundation
import HTTPTypes
import PhoneNumbers
import Testing

struct StartPageTests {
    private static let hostile =
        #"</title><script>alert("1")</script><img src=x onerror='a()'>"# + HostileMarkup.text

    @Test func `browsers get a page and other clients get the emulator's notice`() async throws {
        try await withServer { server in
            let page = try await server.open("/")
            #expect(page.headers[.contentType] == "text/html; charset=utf-8")
            #expect(page.text.hasPrefix("<!doctype html>"))
            let notice = try await server.request(.get, "/")
            #expect(try notice.json["authEmulator"]["ready"] == true)
            #expect(page.headers[.vary] == "Accept")
            #expect(notice.headers[.vary] == "Accept")
        }
    }

    @Test(arguments: ["/", "/sign-in"])
    func `markup in project and app names is escaped`(path: String) async throws {
        try await withServer { server in
            var project = try await server.project
            project.displayName = Self.hostile
            let app = RelyingApp(
                apiKey: Self.hostile,
                projectID: project.id,
                displayName: Self.hostile,
                appID: "1:2:ios:3",
                platform: .ios,
                bundleID: Self.hostile,
                createdAt: server.clock.now
            )
            try await server.store.write { [project] data in
                _ = try data.update(project)
                _ = try data.insert(app)
            }
            server.clock.advance(by: .minutes(1))
            let page = try await server.open(path)
            #expect(page.status == 200)
            #expect(page.text.contains("&lt;script&gt;"))
            #expect(!page.text.contains("<script>"))
            #expect(!page.text.contains("<img"))
            #expect(HostileMarkup.isShown(in: page.text))
            #expect(HostileMarkup.raw(in: page.text).isEmpty)
        }
    }

    @Test func `the settings show the app proofs of the last week`() async throws {
        try await withServer { server in
            for (age, count) in [(0, 41), (1, 1), (30, 100)] {
                let counted = AppProofCount(
                    projectID: TestServer.projectID,
                    appID: "",
                    day: server.clock.now - .days(Int64(age)),
                    kind: .push,
                    outcome: .held,
                    count: count
                )
                try await server.store.write { try $0.add(counted) }
            }
            let page = try await server.open("/")
            #expect(page.text.contains("<dt>Silent push: accepted</dt>"))
            #expect(page.text.contains("<dd>42</dd>"))
        }
    }

    @Test func `a project shows only its own apps and fictional numbers`() async throws {
        try await withServer { server in
            let code = try #require(OneTimeCode(typed: "424242"))
            let number = TestNumber(
                projectID: TestServer.otherProjectID,
                phoneNumber: PhoneNumber(e164: "+16505550142"),
                code: code,
                createdAt: server.clock.now
            )
            _ = try await server.store.write { try $0.save(number) }
            let own = try await server.open("/?project=\(TestServer.projectID)")
            #expect(own.text.contains(TestServer.apiKey))
            #expect(!own.text.contains(TestServer.otherAPIKey))
            #expect(!own.text.contains("424242"))
            let other = try await server.open("/?project=\(TestServer.otherProjectID)")
            #expect(other.text.contains(TestServer.otherAPIKey))
            #expect(!other.text.contains(TestServer.apiKey))
            #expect(other.text.contains("+1 650-555-0142"))
            #expect(other.text.contains("424242"))
        }
    }

    @Test func `messages and mails are part of the page and can be searched`() async throws {
        try await withServer { server in
            let empty = try await server.open("/")
            #expect(empty.text.contains(#"<div id="inbox-empty" class="empty">"#))
            _ = try await server.signUp()
            _ = try await server.mailCode("PASSWORD_RESET")
            _ = try await server.sendCode(to: "+16505550100")
            let page = try await server.open("/")
            #expect(page.text.contains(#"<div id="inbox-empty" class="empty" hidden>"#))
            #expect(page.text.contains(try server.sentCode(to: "+16505550100")))
            #expect(page.text.contains("+16505550100"))
            #expect(page.text.contains(TestServer.email))
            #expect(page.text.contains("Reset password"))
            let mails = try await server.open("/?kind=mail&query=ada+")
            #expect(mails.text.contains("Reset password"))
            #expect(!mails.text.contains("+16505550100"))
            let none = try await server.open("/?query=%22%3E%3Cscript%3E")
            #expect(none.text.contains(#"class="quiet no-match">"#))
            #expect(!none.text.contains("<script>"))
            let query = FormText.encode([("query", HostileMarkup.text)])
            let joined = try await server.open("/?\(query)")
            #expect(HostileMarkup.isShown(in: joined.text))
            #expect(HostileMarkup.raw(in: joined.text).isEmpty)
        }
    }

    @Test func `opening the page of an unknown project does not create it`() async throws {
        try await withServer { server in
            let answer = try await server.open("/?project=nobody")
            #expect(answer.status == 404)
            let id = ProjectID(rawValue: "nobody")
            let project = try await server.store.read { try $0.project(id) }
            #expect(project == nil)
        }
    }

    @Test func `accounts are listed with the latest sign-in first`() async throws {
        try await withServer { server in
            let first = try await server.signIn("+16505550100")
            server.clock.advance(by: .minutes(1))
            let second = try await server.signIn("+16505550101")
            let answer = try await server.request(
                .get,
                "/console/projects/\(TestServer.projectID)/accounts"
            )
            let accounts = try answer.json["accounts"]
            #expect(accounts.count == 2)
            #expect(accounts[0]["id"].text == second.accountID)
            #expect(accounts[1]["id"].text == first.accountID)
            #expect(accounts[0]["phoneNumber"] == "+1 650-555-0101")
            #expect(try answer.json["hasMore"] == false)
        }
    }

    @Test(arguments: StoreEngine.tested)
    func `an account that has signed in is listed before those that never did`(
        engine: StoreEngine
    ) async throws {
        try await withServer(ServerSetup { $0.engine = engine }) { server in
            let imported = try await server.administer(
                "accounts:batchCreate",
                ["users": .array((0..<150).map { ["localId": .string("00-imported-\($0)")] })]
            )
            #expect(imported.status == 200)
            let signedIn = try await server.signIn("+16505550100")
            let answer = try await server.request(
                .get,
                "/console/projects/\(TestServer.projectID)/accounts"
            )
            let accounts = try answer.json["accounts"]
            #expect(accounts.count == 100)
            #expect(accounts[0]["id"].text == signedIn.accountID)
            #expect(try answer.json["hasMore"] == true)
        }
    }

    @Test func `production has a console on its own host, and a sign-in page for clients only`()
        async throws
    {
        try await withServer(.production) { server in
            let console = try await server.open("/console/projects/demo-test/accounts")
            #expect(console.status == 400)
            let signIn = try await server.open("/sign-in")
            #expect(signIn.status == 400)
            #expect(!signIn.text.contains(TestServer.apiKey))
        }
    }
}
