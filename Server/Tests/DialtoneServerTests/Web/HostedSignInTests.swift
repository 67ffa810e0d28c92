import PhoneNumbers
import DialtoneBasics
import DialtoneModel
import DialtoneServer
import DialtoneTestSupport
import HTTPTypes
import IdentityToolkit
import Testing

/// The server's own page as an identity provider of Google's web SDK, in production.
struct HostedSignInTests {
    private static let number = "+16505550100"

    private static func run(
        engine: StoreEngine = .sqliteInMemory,
        _ body: @escaping @Sendable (TestServer) async throws -> Void
    ) async throws {
        var setup = ServerSetup.provider { $0.isProduction = true }
        setup.engine = engine
        setup.settings.authorizedDomains = ["localhost", "shop.example.com"]
        setup.adjustListener = { $0.publicURL = "https://auth.example.com" }
        try await withServer(setup) { server in
            try await server.store.write { data in
                _ = try data.save(
                    TestNumber(
                        projectID: TestServer.projectID,
                        phoneNumber: .init(e164: number),
                        code: try TestNumber.code("123456"),
                        createdAt: server.clock.now
                    )
                )
            }
            server.clock.advance(by: .seconds(2))
            try await body(server)
        }
    }

    @Test(
        arguments: StoreEngine.tested,
        ["signInViaPopup", "reauthViaPopup", "signInViaRedirect", "reauthViaRedirect"]
    )
    func `an app gets the session of the page, and no account of a provider`(
        engine: StoreEngine,
        operation: String
    ) async throws {
        try await Self.run(engine: engine) { server in
            var visitor = HostedVisitor(server, operation: operation)
            let page = try await visitor.open()
            #expect(page.isSignInPage)
            let person = try await visitor.signIn()
            let event = try await visitor.finish(person, on: page)
            let answer = try await visitor.page.signIn(on: server, with: event)
            let signedIn = try SignedIn(answer)
            #expect(signedIn.accountID == person.accountID)
            let body = try answer.json
            #expect(body["providerId"] == "phone")
            #expect(body["isNewUser"] == true)
            let claims = try SignedIn.claims(in: signedIn.idToken)
            #expect(claims["firebase"]["sign_in_provider"] == "phone")
            #expect(claims["phone_number"] == .string(Self.number))
            let before = try SignedIn.claims(in: person.idToken)
            #expect(claims["firebase"]["session_id"] == before["firebase"]["session_id"])
            let accounts = try await server.store.read {
                try $0.account(AccountID(rawValue: person.accountID), of: TestServer.projectID)
            }
            #expect(accounts?.linkedProviders.isEmpty == true)
        }
    }

    @Test func `a result is valid once, for five minutes, and only with the tab's secret`()
        async throws
    {
        try await Self.run { server in
            var visitor = HostedVisitor(server)
            let event = try await visitor.result()
            var other = visitor.page
            other.secret = "a-secret-of-another-page"
            #expect(
                try await other.signIn(on: server, with: event).errorCode == .invalidIDPResponse
            )
            other.secret = visitor.page.challenge
            #expect(
                try await other.signIn(on: server, with: event).errorCode == .invalidIDPResponse
            )
            #expect(try await visitor.page.signIn(on: server, with: event).status == 200)
            let again = try await visitor.page.signIn(on: server, with: event)
            #expect(try again.errorCode == .invalidIDPResponse)
            let late = try await visitor.result()
            server.clock.advance(by: .minutes(5))
            let answer = try await visitor.page.signIn(on: server, with: late)
            #expect(try answer.errorCode == .invalidIDPResponse)
        }
    }

    @Test func `a result is no credential, with or without its secret in another place`()
        async throws
    {
        try await Self.run { server in
            var visitor = HostedVisitor(server)
            let event = try await visitor.result()
            let ticket = try #require(
                FormText.decode(
                    String(event["urlResponse"].text?.split(separator: "?").last ?? "")
                )[
                    "state"
                ]
            )
            for fields: [String: JSONValue] in [
                ["postBody": .string("id_token=\(ticket)&providerId=oidc.dialtone")],
                ["postBody": .string("id_token=\(ticket)&providerId=oidc.acme")],
                ["postBody": .string("id_token=made.up.token&providerId=oidc.dialtone")],
                ["postBody": .string("access_token=\(ticket)&providerId=oidc.dialtone")],
                ["pendingToken": .string(ticket)],
                ["requestUri": event["urlResponse"], "sessionId": ""],
            ] {
                let body = fields.merging(["requestUri": "http://localhost"]) { own, _ in own }
                let answer = try await server.call(.signInWithIDP, .object(body))
                #expect(answer.status == 400, "\(fields)")
                #expect(!answer.text.contains("refreshToken"))
            }
            #expect(try await visitor.page.signIn(on: server, with: event).status == 200)
        }
    }

    @Test func `a page that is not authorized gets no sign-in page`() async throws {
        try await Self.run { server in
            for operation in ["signInViaPopup", "signInViaRedirect"] {
                var visitor = HostedVisitor(server, operation: operation)
                visitor.page.address = "https://evil.example/"
                let page = try await visitor.open()
                #expect(page.status == 400 && !page.isSignInPage)
                #expect(!page.text.contains("data-api-key"))
            }
        }
    }

    @Test(arguments: ["cross-site", "same-site", "none", nil])
    func `a link with a foreign challenge shows no sign-in page`(site: String?) async throws {
        try await Self.run { server in
            let page = HostedVisitor(server).page
            let answer = try await server.open(
                page.provenURL(),
                headers: try WebPage.headers(site: site)
            )
            #expect(answer.status == 400 && !answer.isSignInPage)
        }
    }

    @Test func `a visit is valid only in its own browser`() async throws {
        try await Self.run { server in
            var attacker = HostedVisitor(server)
            let page = try await attacker.open()
            let person = try await attacker.signIn()
            // Login CSRF: the attacker's page makes the victim's browser send the attacker's session.
            for cookies in [[:], ["__Host-dialtone-redirect": String(repeating: "0", count: 64)]] {
                var victim = HostedVisitor(server)
                for (name, value) in cookies { victim.browser.setCookie(name, value) }
                let answer = try await victim.send(person.refreshToken, on: page)
                #expect(answer.status == 400 && !answer.text.contains("data-result"))
            }
            for site in ["cross-site", "same-site"] {
                let answer = try await attacker.send(person.refreshToken, on: page, site: site)
                #expect(answer.status == 403)
            }
            #expect(try await attacker.send(person.refreshToken, on: page).status == 200)
        }
    }

    @Test func `the page can be opened again for ten minutes, in its own browser only`()
        async throws
    {
        try await Self.run { server in
            var visitor = HostedVisitor(server)
            let path = "/__/auth/sign-in?request=\(try await visitor.open().ticket)"
            let link = try await visitor.browser.open("\(path)&mode=signIn&oobCode=made-up")
            #expect(link.isSignInPage)
            #expect(link.text.contains(#"id="elsewhere""#))
            #expect(link.text.contains(#"data-provider-handler="/__/auth/handler""#))
            let stranger = try await server.open(path)
            #expect(stranger.status == 400 && !stranger.text.contains("data-api-key"))
            let forged = try await visitor.browser.open("/__/auth/sign-in?request=made-up")
            #expect(forged.status == 400 && !forged.text.contains("data-api-key"))
            let person = try await visitor.signIn()
            let event = try await visitor.finish(person, on: link)
            #expect(try await visitor.page.signIn(on: server, with: event).status == 200)
            server.clock.advance(by: .minutes(10))
            #expect(try await visitor.browser.open(path).status == 400)
        }
    }

    @Test func `only a session that was opened during the visit is handed over`() async throws {
        try await Self.run { server in
            var visitor = HostedVisitor(server)
            let old = try await visitor.signIn()
            server.clock.advance(by: .minutes(1))
            let page = try await visitor.open()
            for token in [old.refreshToken, old.idToken, "", "made-up"] {
                let answer = try await visitor.send(token, on: page)
                #expect(answer.status == 400 && !answer.text.contains("data-result"))
            }
            let late = try await visitor.open()
            server.clock.advance(by: .minutes(10))
            let person = try await visitor.signIn()
            #expect(try await visitor.send(person.refreshToken, on: late).status == 400)
        }
    }

    @Test func `an ended session is not handed over`() async throws {
        try await Self.run { server in
            var visitor = HostedVisitor(server)
            let page = try await visitor.open()
            let person = try await visitor.signIn()
            let event = try await visitor.finish(person, on: page)
            _ = try await server.store.write {
                try $0.deleteSessions(
                    of: AccountID(rawValue: person.accountID),
                    in: TestServer.projectID
                )
            }
            let answer = try await visitor.page.signIn(on: server, with: event)
            #expect(try answer.errorCode == .invalidIDPResponse)
        }
    }

    @Test func `linking reports the other account, and a pending token signs in to it once`()
        async throws
    {
        try await Self.run { server in
            var visitor = HostedVisitor(server, operation: "linkViaPopup")
            let page = try await visitor.open()
            let person = try await visitor.signIn()
            let event = try await visitor.finish(person, on: page)
            let guest = try SignedIn(await server.call(.signUp, ["returnSecureToken": true]))
            let answer = try await server.call(
                .signInWithIDP,
                [
                    "requestUri": event["urlResponse"], "sessionId": .string(visitor.page.secret),
                    "idToken": .string(guest.idToken), "returnIdpCredential": true,
                ]
            )
            let body = try answer.json
            #expect(body["errorMessage"] == "FEDERATED_USER_ID_ALREADY_LINKED")
            #expect(body["idToken"] == .null && body["refreshToken"] == .null)
            let pending: [String: JSONValue] = [
                "requestUri": "http://localhost", "pendingToken": body["pendingToken"],
            ]
            let taken = try SignedIn(await server.call(.signInWithIDP, .object(pending)))
            #expect(taken.accountID == person.accountID)
            #expect(try await server.call(.signInWithIDP, .object(pending)).status == 400)
        }
    }

    @Test func `linking to the same account keeps it`() async throws {
        try await Self.run { server in
            var visitor = HostedVisitor(server, operation: "linkViaPopup")
            let before = try await visitor.signIn()
            server.clock.advance(by: .minutes(1))
            let page = try await visitor.open()
            let event = try await visitor.finish(try await visitor.signIn(), on: page)
            let answer = try await server.call(
                .signInWithIDP,
                [
                    "requestUri": event["urlResponse"], "sessionId": .string(visitor.page.secret),
                    "idToken": .string(before.idToken), "returnIdpCredential": true,
                ]
            )
            #expect(try SignedIn(answer).accountID == before.accountID)
        }
    }

    @Test func `a canceled sign-in tells the app`() async throws {
        try await Self.run { server in
            var visitor = HostedVisitor(server)
            let page = try await visitor.open()
            let answer = try await visitor.browser.submit(
                ["request": try page.ticket, "answer": "cancel"],
                to: "/__/auth/signed-in"
            )
            let event = try WebPage.result(in: answer)["event"]
            #expect(event["error"]["code"] == "auth/user-cancelled")
        }
    }

    @Test func `no address on the way has a token`() async throws {
        try await Self.run { server in
            var visitor = HostedVisitor(server, operation: "signInViaRedirect")
            let page = try await visitor.open()
            let person = try await visitor.signIn()
            let back = try await visitor.send(person.refreshToken, on: page)
            let address = try WebPage.way(in: back)
            #expect(address.hasPrefix("https://shop.example.com/cart?item=1#dialtone-auth="))
            #expect(!address.contains(person.refreshToken) && !address.contains("eyJ"))
        }
    }

    @Test func `the provider's name is reserved`() async throws {
        try await Self.run { server in
            #expect(IdentityProvider.Kind(of: .hosted) == nil)
            let answer = try await server.call(
                .createAuthURI,
                ["providerId": "oidc.dialtone", "continueUri": "https://shop.example.com/"]
            )
            #expect(answer.status == 400)
        }
    }
}
