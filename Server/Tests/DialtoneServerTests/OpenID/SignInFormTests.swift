import DialtoneBasics
import DialtoneModel
import DialtoneSendGuard
import DialtoneTestSupport
import HTTPTypes
import Testing

/// The sign-in for browsers without scripts, and attacks on its forms.
struct SignInFormTests {
    private static let number = "+16505550100"
    private static let path = "/sign-in/form"

    private static let secondFactors = ServerSetup.provider {
        $0.settings.secondFactors.state = .enabled
        $0.settings.secondFactors.allowsAfterPhone = true
    }

    /// Opens the form that the sign-in page refers browsers without scripts to.
    private func open(_ client: TestClient, in browser: inout TestBrowser) async throws -> Answer {
        let page = try await browser.visit(client)
        let match = page.text.firstMatch(of: /content="0; url=(\/sign-in\/form[^"]+)"/)
        let address = String(try #require(match, "\(page.text)").output.1)
        return try await browser.open(address)
    }

    private func send(
        _ fields: [String: String],
        on form: Answer,
        in browser: inout TestBrowser
    ) async throws -> Answer {
        let progress = ["progress": try form.formProgress]
        return try await browser.submit(fields.merging(progress) { $1 }, to: Self.path)
    }

    /// Opens the form and requests a code.
    private func request(
        _ client: TestClient,
        in browser: inout TestBrowser
    ) async throws -> Answer {
        let form = try await open(client, in: &browser)
        return try await send(["country": "US", "number": Self.number], on: form, in: &browser)
    }

    @Test func `a number and a code lead back to the client`() async throws {
        try await withServer(.provider()) { server in
            let client = try await server.addClient()
            var browser = TestBrowser(server)
            let form = try await open(client, in: &browser)
            let policy = try #require(form.headers[.contentSecurityPolicy])
            #expect(policy.contains("form-action 'self' https://orders.example.com;"))
            #expect(form.headers[.cacheControl] == "no-store")
            let fields = ["country": "US", "number": "(650) 555-0100", "answer": "send"]
            let entry = try await send(fields, on: form, in: &browser)
            #expect(entry.text.contains("+1 650-555-0100"))
            let code = try server.sentCode(to: Self.number)
            let answer = try await send(["code": code], on: entry, in: &browser)
            #expect(answer.status == 303)
            let end = try await browser.follow(answer)
            #expect(end.target == "https://orders.example.com/callback")
            let tokens = try ClientTokenSet(
                await client.exchange(#require(try end.callback["code"]))
            )
            let info = try await client.userInfo(tokens.accessToken)
            #expect(try info.json["phone_number"] == .string(Self.number))
        }
    }

    @Test func `a wrong code is refused in place, and the last one asks for a new code`()
        async throws
    {
        try await withServer(.provider()) { server in
            let client = try await server.addClient()
            var browser = TestBrowser(server)
            var page = try await request(client, in: &browser)
            for _ in 0..<4 {
                let fields = ["code": try server.wrongCode(for: Self.number)]
                page = try await send(fields, on: page, in: &browser)
                #expect(page.text.contains("That code isn’t right."))
                #expect(page.text.contains(#"aria-invalid="true""#))
            }
            let fields = ["code": try server.wrongCode(for: Self.number)]
            page = try await send(fields, on: page, in: &browser)
            #expect(page.text.contains("That was the last try with this code."))
            #expect(!page.text.contains(#"id="code""#))
            #expect(page.text.contains(#"value="resend""#))
        }
    }

    @Test func `a code can be requested again after the waiting time`() async throws {
        try await withServer(.provider()) { server in
            let client = try await server.addClient()
            var browser = TestBrowser(server)
            let page = try await request(client, in: &browser)
            let early = try await send(["answer": "resend"], on: page, in: &browser)
            #expect(early.text.contains("The code we sent is still valid."))
            #expect(server.messages.count == 1)
            server.clock.advance(by: .minutes(2))
            let late = try await send(["answer": "resend"], on: early, in: &browser)
            #expect(late.text.contains("A new code is on its way."))
            #expect(server.messages.count == 2)
        }
    }

    @Test(arguments: [
        ("", "Enter your phone number."), ("12", "This number is too short"),
    ])
    func `a number that is refused stays in the form, with the reason`(
        number: String,
        reason: String
    ) async throws {
        try await withServer(.provider()) { server in
            let client = try await server.addClient()
            var browser = TestBrowser(server)
            let form = try await open(client, in: &browser)
            let fields = ["country": "DE", "number": number]
            let page = try await send(fields, on: form, in: &browser)
            #expect(page.text.contains(reason))
            #expect(page.text.contains(#"<option value="DE" selected>"#))
            #expect(page.text.contains(#"value="\#(number)" aria-describedby="problem"#))
            #expect(server.messages.isEmpty)
        }
    }

    @Test func `only the project's regions can be chosen`() async throws {
        let setup = ServerSetup.provider { $0.settings.smsRegions.allowed = ["AT", "CH"] }
        try await withServer(setup) { server in
            let client = try await server.addClient()
            var browser = TestBrowser(server)
            let form = try await open(client, in: &browser)
            #expect(form.text.matches(of: /<option\s/).count == 2)
            #expect(form.text.contains("Austria"))
            let page = try await send(["number": Self.number], on: form, in: &browser)
            #expect(page.text.contains("We can’t text numbers in this country yet"))
        }
    }

    @Test func `the code of an authenticator app completes the sign-in`() async throws {
        try await withServer(Self.secondFactors) { server in
            let client = try await server.addClient()
            let person = try await server.signIn(Self.number)
            let app = try await server.enrollTOTP(by: person.idToken).app
            server.clock.advance(by: .minutes(5))
            var browser = TestBrowser(server)
            let entry = try await request(client, in: &browser)
            let code = try server.sentCode(to: Self.number)
            let page = try await send(["code": code], on: entry, in: &browser)
            #expect(page.text.contains("Open your authenticator app"))
            let fields = ["code": app.code(at: server.clock.now)]
            let answer = try await send(fields, on: page, in: &browser)
            #expect(try await browser.follow(answer).callback["code"] != nil)
            // The pending sign-in is used up.
            browser.setCookie("__Host-dialtone-session-\(TestServer.projectID)", nil)
            let again = try await send(fields, on: page, in: &browser)
            #expect(again.text.contains("This sign-in has expired. Start over."))
        }
    }

    @Test func `a form that was sent again does not sign in again`() async throws {
        try await withServer(.provider()) { server in
            let client = try await server.addClient()
            var browser = TestBrowser(server)
            let entry = try await request(client, in: &browser)
            let fields = ["code": try server.sentCode(to: Self.number)]
            _ = try await browser.follow(await send(fields, on: entry, in: &browser))
            browser.setCookie("__Host-dialtone-session-\(TestServer.projectID)", nil)
            let again = try await send(fields, on: entry, in: &browser)
            #expect(again.status == 200)
            #expect(again.text.contains("This code was already used. Request a new one."))
            #expect(browser.cookies.count == 1)
        }
    }

    @Test func `a form of another browser, a changed one and a ticket do nothing`() async throws {
        try await withServer(.provider()) { server in
            let client = try await server.addClient()
            var attacker = TestBrowser(server)
            let page = try await request(client, in: &attacker)
            let progress = try page.formProgress
            let code = try server.sentCode(to: Self.number)
            var victim = TestBrowser(server)
            _ = try await open(client, in: &victim)
            var changed = Array(progress.utf8)
            changed[40] = changed[40] == UInt8(ascii: "A") ? UInt8(ascii: "B") : UInt8(ascii: "A")
            let forged = String(decoding: changed, as: UTF8.self)
            for (browser, text) in [
                (victim, progress), (attacker, forged), (attacker, try page.ticket), (attacker, ""),
            ] {
                var browser = browser
                let answer = try await browser.submit(
                    ["progress": text, "code": code],
                    to: Self.path
                )
                #expect(answer.status == 400)
                #expect(answer.headers[.setCookie] == nil)
                #expect(answer.text.contains("This sign-in has expired"))
            }
        }
    }

    @Test func `a form of another site is refused`() async throws {
        try await withServer(.provider()) { server in
            let client = try await server.addClient()
            var browser = TestBrowser(server)
            let form = try await open(client, in: &browser)
            for site in ["cross-site", "same-site", "none"] {
                let answer = try await browser.submit(
                    ["progress": try form.formProgress, "number": Self.number],
                    to: Self.path,
                    headers: HTTPFields(["Sec-Fetch-Site": site])
                )
                #expect(answer.status == 403)
            }
            #expect(server.messages.isEmpty)
        }
    }

    @Test func `a form expires with the client's request`() async throws {
        try await withServer(.provider()) { server in
            let client = try await server.addClient()
            var browser = TestBrowser(server)
            let form = try await open(client, in: &browser)
            server.clock.advance(by: .minutes(30))
            let answer = try await send(["number": Self.number], on: form, in: &browser)
            #expect(answer.status == 400)
            #expect(server.messages.isEmpty)
        }
    }

    @Test func `an address in the form changes nothing`() async throws {
        try await withServer(.provider()) { server in
            let client = try await server.addClient()
            var browser = TestBrowser(server)
            let entry = try await request(client, in: &browser)
            let fields = [
                "code": try server.sentCode(to: Self.number),
                "redirect_uri": "https://evil.example/", "continueUrl": "https://evil.example/",
            ]
            let answer = try await send(fields, on: entry, in: &browser)
            let end = try await browser.follow(answer)
            #expect(end.target == "https://orders.example.com/callback")
        }
    }

    @Test func `a project that demands a proof says that the page needs scripts`() async throws {
        let setup = ServerSetup.provider { $0.settings.appVerification.enforcement = .enforce }
        try await withServer(setup) { server in
            let client = try await server.addClient()
            var browser = TestBrowser(server)
            let page = try await browser.visit(client)
            #expect(page.text.contains("Signing in requires JavaScript."))
            #expect(!page.text.contains(Self.path))
            let form = try await browser.open("\(Self.path)?request=\(try page.ticket)")
            #expect(form.status == 303)
            #expect(form.target == "/sign-in")
        }
    }
}

extension Answer {
    /// The encrypted progress in the form of a page.
    fileprivate var formProgress: String {
        get throws {
            let match = text.firstMatch(of: /name="progress" value="([A-Za-z0-9_-]+)"/)
            return String(try #require(match, "\(text)").output.1)
        }
    }
}
