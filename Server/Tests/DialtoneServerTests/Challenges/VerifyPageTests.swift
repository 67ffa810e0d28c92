import DialtoneBasics
import DialtoneModel
import DialtoneTestSupport
import Foundation
import HTTPTypes
import IdentityToolkit
import Testing

struct VerifyPageTests {
    private static let hostile =
        #""><script>alert(1)</script><img src=x onerror='a()'>"# + HostileMarkup.text

    /// The address as the stock SDK makes it.
    private static func address(
        _ changes: [String: String?] = [:],
        app: RelyingApp? = nil
    ) -> String {
        var fields: [String: String?] = [
            "apiKey": TestServer.apiKey, "authType": "verifyApp", "ibi": "com.example.test",
            "v": "iOS/FirebaseSDK/12.0.0/FirebaseCore-iOS", "eventId": "ABCDEFGHIJ",
            "appId": app?.appID,
        ]
        fields.merge(changes) { $1 }
        let query = fields.compactMap { name, value in value.map { (name, $0) } }
        return "/__/auth/handler?\(FormText.encode(query.map { ($0.0, $0.1) }))"
    }

    @Test func `the stock SDK's address shows the challenge`() async throws {
        try await withServer(.enforcingInProduction) { server in
            let app = try await server.firstApp
            let page = try await server.open(Self.address(app: app))
            #expect(page.status == 200)
            #expect(page.text.contains(#"data-vendor="PROOF_OF_WORK""#))
            #expect(page.text.contains("verify-page.js"))
            let policy = try #require(page.headers[.contentSecurityPolicy])
            #expect(policy.contains("worker-src 'self'"))
            #expect(policy.contains("trusted-types proof-of-work"))
            #expect(policy.contains("frame-ancestors 'none'"))
            #expect(!policy.contains("http"))
            #expect(page.headers[.cacheControl] == "no-store")
        }
    }

    @Test func `a solution returns to the app by its URL scheme`() async throws {
        try await withServer(.enforcingInProduction) { server in
            let app = try await server.firstApp
            let answer = try await server.post(
                "/__/auth/handler",
                [
                    "apiKey": .string(TestServer.apiKey), "authType": "verifyApp",
                    "eventId": "ABCDEFGHIJ", "appId": .string(app.appID),
                    "payload": .string(try await server.solution()),
                ]
            )
            let location = try #require(answer.json["location"].text, "\(answer.text)")
            let scheme = "app-" + app.appID.replacing(":", with: "-")
            let start = "\(scheme)://firebaseauth/link?deep_link_id="
            #expect(location.hasPrefix(start))
            let link = try #require(location.dropFirst(start.count).removingPercentEncoding)
            let fields = FormText.decode(try #require(link.split(separator: "?").last))
            #expect(fields["authType"] == "verifyApp")
            #expect(fields["eventId"] == "ABCDEFGHIJ")
            let token = try #require(fields["recaptchaToken"])
            #expect(try await server.send(showing: token).status == 200)
        }
    }

    @Test func `a solution of another app does not return to this one`() async throws {
        try await withServer(.enforcingInProduction) { server in
            let second = try await server.addApp(key: "second-api-key")
            let answer = try await server.post(
                "/__/auth/handler",
                [
                    "apiKey": .string(TestServer.apiKey), "authType": "verifyApp",
                    "eventId": "ABCDEFGHIJ", "appId": .string(second.appID),
                    "payload": .string(try await server.solution()),
                ]
            )
            #expect(try answer.errorCode == .captchaCheckFailed)
            #expect(try answer.reason == .proofForeign)
        }
    }

    @Test(arguments: [
        ["redirectUri": "https://evil.example/"], ["redirectUri": "//evil.example"],
        ["redirectUri": "javascript:alert(document.domain)"],
        ["redirectUri": "http://127.0.0.1:80@evil.example/link"],
        ["appId": "1:9:ios:ff"], ["appId": "evil"], ["appId": "javascript:alert(1)"],
        ["clientId": "999-evil.apps.googleusercontent.com"], ["clientId": "evil.example"],
        ["mode": "poll"], ["mode": "poll", "sessionId": "0a"], ["appId": ""],
        ["eventId": ""], ["eventId": "<script>"], ["eventId": "a\r\nb"], ["apiKey": "nobody's"],
        ["apiKey": ""], ["authType": ""],
    ])
    func `an unregistered return address is explained and not followed`(
        changes: [String: String]
    ) async throws {
        try await withServer(.enforcingInProduction) { server in
            var known = try await server.firstApp
            known.details.clientID = "123-own.apps.googleusercontent.com"
            _ = try await server.store.write { [known] in try $0.update(known) }
            server.clock.advance(by: .seconds(2))
            let app = changes["mode"] == nil && changes["appId"] == nil ? nil : known
            let uri = Self.address(changes.mapValues(Optional.some), app: app)
            let page = try await server.open(uri)
            #expect(page.status == 400)
            #expect(page.headers[.location] == nil)
            #expect(!page.text.contains("href=\"http"))
            #expect(!page.text.contains("<script>"))
            #expect(!page.text.contains("leave-page.js"))
            #expect(!page.text.contains("id=\"return\""))
            #expect(page.text.contains("For the app’s developer"))
            #expect(page.text.contains(#"<details class="developer" lang="en" dir="ltr">"#))
            var body = changes.mapValues(JSONValue.string)
            for (name, value) in [
                "apiKey": TestServer.apiKey, "authType": "verifyApp", "eventId": "ABCDEFGHIJ",
            ] where body[name] == nil {
                body[name] = .string(value)
            }
            let solution = try await server.solution()
            body["payload"] = .string(solution)
            let posted = try await server.post("/__/auth/handler", .object(body))
            #expect(posted.status >= 400)
            #expect(try posted.json["location"] == .null)
            let unused = try await server.verify(solution).status
            #expect(unused == 200, "the solution was used up")
        }
    }

    @Test func `the page shows the command that registers the app's address`() async throws {
        try await withServer(.enforcingInProduction) { server in
            let clientID = "999-mine.apps.googleusercontent.com"
            let page = try await server.open(Self.address(["clientId": clientID]))
            #expect(page.text.contains("dialtone apps set"))
            #expect(page.text.contains("--client-id \(clientID)"))
            let link = try await server.open(
                Self.address(["redirectUri": "https://shop.example/verified"])
            )
            #expect(link.text.contains("--redirect ADDRESS"))
        }
    }

    @Test func `a registered https address and client ID are returned to`() async throws {
        try await withServer(.enforcingInProduction) { server in
            let clientID = "123-own.apps.googleusercontent.com"
            let redirect = "https://shop.example/verified?from=dialtone"
            let key = "second-api-key"
            _ = try await server.addApp(key: key) { details in
                details.clientID = clientID
                details.redirects = [redirect]
            }
            for (change, start) in [
                (
                    ["clientId": clientID],
                    "com.googleusercontent.apps.123-own://firebaseauth/link?deep_link_id="
                ),
                (["redirectUri": redirect], "\(redirect)&deep_link_id="),
            ] {
                var body = change.mapValues(JSONValue.string)
                body["apiKey"] = .string(key)
                body["authType"] = "verifyApp"
                body["eventId"] = "ABCDEFGHIJ"
                body["payload"] = .string(try await server.solution(key: key))
                let answer = try await server.post("/__/auth/handler", .object(body))
                let location = try #require(answer.json["location"].text, "\(answer.text)")
                #expect(location.hasPrefix(start))
            }
        }
    }

    @Test(arguments: [
        "apiKey", "authType", "ibi", "v", "eventId", "clientId", "appId", "hl", "redirectUri",
        "mode", "sessionId", "fac",
    ])
    func `no part of the address can inject a script`(name: String) async throws {
        try await withServer(.enforcing) { server in
            let page = try await server.open(
                Self.address([name: Self.hostile], app: try await server.firstApp)
            )
            #expect(!page.text.contains("<script>alert"))
            #expect(!page.text.contains("<img src=x"))
            #expect(!page.text.contains("\"><script>"))
            #expect(HostileMarkup.raw(in: page.text).isEmpty)
            let callback = try await server.open(
                "/__/auth/callback?\(FormText.encode([(name, Self.hostile)]))"
            )
            #expect(callback.status == 200)
            #expect(!callback.text.contains("alert(1)"))
            #expect(HostileMarkup.raw(in: callback.text).isEmpty)
        }
    }

    @Test(arguments: ["unknown", "signinviapopup", "signInViaTab"])
    func `an unknown kind of sign-in is refused with an explanation`(
        authType: String
    ) async throws {
        try await withServer(.enforcing) { server in
            let page = try await server.open(
                Self.address(["authType": authType, "providerId": "google.com"])
            )
            #expect(page.status == 400)
            #expect(page.text.contains("This sign-in is not offered here"))
        }
    }

    @Test(arguments: [
        ("de", "Einen Moment"), ("fr-CA", "Un instant"), ("es_MX", "Un momento"),
        ("pt-BR", "Um momento"), ("fa", "یک لحظه"), ("ar", "لحظة من فضلك"),
        ("tlh", "One moment"), ("ja", "お待ちください"), ("", "One moment"),
    ])
    func `the page is in the app's language`(tag: String, title: String) async throws {
        try await withServer(.enforcing) { server in
            let page = try await server.open(
                Self.address(["hl": tag], app: try await server.firstApp)
            )
            #expect(page.text.contains("<h1 tabindex=\"-1\">\(title)</h1>"))
        }
    }

    @Test func `an app with another app's bundle ID is refused`() async throws {
        try await withServer(.enforcingInProduction) { server in
            let app = try await server.firstApp
            let page = try await server.open(
                Self.address(["ibi": "com.evil.copy"], app: app)
            )
            #expect(page.status == 400)
            #expect(page.text.contains("leave-page.js"))
            let scheme = "app-" + app.appID.replacing(":", with: "-")
            #expect(page.text.contains("href=\"\(scheme)://firebaseauth/link?deep_link_id="))
            #expect(page.text.contains("app-not-authorized"))
        }
    }

    @Test func `a vendor without keys is reported to the operator and to the app`()
        async throws
    {
        let setup = ServerSetup {
            $0 = .enforcingInProduction
            $0.settings.appVerification.common.challenge.vendor = .hcaptcha
        }
        try await withServer(setup) { server in
            let page = try await server.open(Self.address(app: try await server.firstApp))
            #expect(page.status == 400)
            #expect(page.text.contains("dialtone captcha set"))
            #expect(page.text.contains("internal-error"))
        }
    }

    @Test func `development mode returns to unregistered apps`() async throws {
        try await withServer(.enforcing) { server in
            let page = try await server.open(Self.address(["appId": "1:9:ios:ff"]))
            #expect(page.status == 200)
            let foreign = try await server.open(
                Self.address(["redirectUri": "https://evil.example/"])
            )
            #expect(foreign.status == 400)
        }
    }

    @Test func `the sign-in page solves a challenge where the project requires it`() async throws {
        try await withServer(.enforcing) { server in
            let page = try await server.open("/sign-in?key=\(TestServer.apiKey)")
            #expect(page.text.contains(#"data-proves-at-once="true""#))
            #expect(page.text.contains(#"data-vendor="PROOF_OF_WORK""#))
            let policy = try #require(page.headers[.contentSecurityPolicy])
            #expect(policy.contains("worker-src 'self'"))
        }
        try await withServer { server in
            let page = try await server.open("/sign-in?key=\(TestServer.apiKey)")
            #expect(page.text.contains(#"data-proves-at-once="false""#))
        }
    }
}
