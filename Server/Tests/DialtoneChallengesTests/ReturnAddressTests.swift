import DialtoneBasics
import DialtoneChallenges
import DialtoneModel
import Foundation
import Testing

struct ReturnAddressTests {
    private static let clientID = "123456-abc.apps.googleusercontent.com"
    private static let link = "https://example.com/verified"

    private static let app: RelyingApp = {
        var app = RelyingApp(
            apiKey: "key",
            projectID: ProjectID(rawValue: "demo"),
            displayName: "App",
            appID: "1:123:ios:0a1b2c",
            platform: .ios,
            bundleID: "com.example.app",
            createdAt: Timestamp(seconds: 0)
        )
        app.details.clientID = clientID
        app.details.redirects = [link]
        return app
    }()

    private func address(
        isOpen: Bool = false,
        _ change: (inout ReturnRequest) -> Void
    ) throws(ReturnProblem) -> ReturnAddress {
        var request = ReturnRequest()
        request.eventID = "ABCDEFGHIJ"
        change(&request)
        return try ReturnAddress(
            checking: request,
            app: Self.app,
            of: [Self.app],
            isOpen: isOpen
        )
    }

    @Test func `the scheme is the reversed client ID or the encoded app ID`() throws {
        let byClient = try address { $0.clientID = Self.clientID }
        #expect(byClient == .scheme("com.googleusercontent.apps.123456-abc"))
        let byApp = try address { $0.appID = Self.app.appID }
        #expect(byApp == .scheme("app-1-123-ios-0a1b2c"))
    }

    @Test func `an app that the project does not have is refused as return address`() {
        #expect(throws: ReturnProblem.unknownAppID("1:123:ios:ff")) {
            try address { $0.appID = "1:123:ios:ff" }
        }
        let stranger = "999.apps.googleusercontent.com"
        #expect(throws: ReturnProblem.unknownClientID(stranger)) {
            try address { $0.clientID = stranger }
        }
    }

    @Test func `development mode accepts any well-formed app ID`() throws {
        let known = try address(isOpen: true) { $0.appID = "1:9:ios:ff" }
        #expect(known == .scheme("app-1-9-ios-ff"))
    }

    @Test(arguments: [
        "javascript:alert(1)", "1:123:ios:0a1b2c:javascript", "1:123:ios:0a1b2c\n", "",
        "1:123:ios:<script>", "1:123:ios:ff://evil.example", "1:1:windows:ff",
    ])
    func `a malformed app ID is refused in every mode`(appID: String) {
        for isOpen in [true, false] {
            #expect(throws: ReturnProblem.malformedAppID) {
                try address(isOpen: isOpen) { $0.appID = appID }
            }
        }
    }

    @Test(arguments: [
        "evil.example", "javascript.apps.googleusercontent.com", "1/.apps.googleusercontent.com",
        "1.apps.googleusercontent.com.evil.example", "1.APPS.googleusercontent.com",
    ])
    func `a malformed client ID is refused in every mode`(clientID: String) {
        for isOpen in [true, false] {
            #expect(throws: ReturnProblem.malformedClientID) {
                try address(isOpen: isOpen) { $0.clientID = clientID }
            }
        }
    }

    @Test(arguments: [
        "http://127.0.0.1:8080/link", "http://[::1]:8080/link", "http://localhost:8080/link",
        "http://127.0.0.1:1",
    ])
    func `a loopback address is accepted`(redirect: String) throws {
        let place = try address { $0.redirectURI = redirect }
        #expect(place == .loopback(redirect))
    }

    @Test func `an https address is accepted exactly as registered`() throws {
        let place = try address { $0.redirectURI = Self.link }
        #expect(place == .universalLink(Self.link))
    }

    @Test(arguments: [
        "https://example.com/verified/", "https://example.com/Verified", "https://example.com",
        "https://evil.example/verified", "https://example.com/verified?x=1",
        "http://example.com/verified", "http://127.0.0.1/link", "http://127.0.0.1:0/link",
        "http://127.0.0.1:70000/link", "http://127.0.0.1:80@evil.example/link",
        "http://127.0.0.1.evil.example:80/link", "http://localhost.evil.example:80/link",
        "http://2130706433:80/link", "http://127.0.0.1:80/link?next=//evil.example",
        "http://127.0.0.1:80/link#x", "http://127.0.0.1:80\\@evil.example",
        "HTTP://127.0.0.1:80/link", "https://127.0.0.1:80/link", "//evil.example",
        "javascript:alert(1)", "data:text/html,x", "custom://firebaseauth/link",
        "http://127.0.0.1:80/link\r\nSet-Cookie: a=b", " http://127.0.0.1:80/link",
    ])
    func `any other address is refused in every mode`(redirect: String) {
        for isOpen in [true, false] {
            #expect(throws: ReturnProblem.foreignRedirect(redirect)) {
                try address(isOpen: isOpen) { $0.redirectURI = redirect }
            }
        }
    }

    @Test func `polling needs a digest as session ID`() throws {
        let session = String(repeating: "0a", count: 32)
        let place = try address {
            $0.mode = "poll"
            $0.sessionID = session
        }
        #expect(
            place == .polled(try #require(ChallengeEvent(id: "ABCDEFGHIJ", sessionID: session)))
        )
        for wrong in [nil, "", "0a", session.uppercased(), session + "0"] {
            #expect(throws: ReturnProblem.invalidSession) {
                try address {
                    $0.mode = "poll"
                    $0.sessionID = wrong
                }
            }
        }
    }

    @Test func `a missing return address is reported`() {
        #expect(throws: ReturnProblem.missing) { try address { _ in } }
    }

    @Test func `the return link has the token or the failure where SDKs look for it`() throws {
        let link = ReturnLink(eventID: "ABCDEFGHIJ", origin: "https://auth.example.com")
        #expect(
            link.address(to: .scheme("app-1-2-ios-3"), token: "tok")
                == "app-1-2-ios-3://firebaseauth/link?deep_link_id="
                + "https%3A%2F%2Fauth.example.com%2F__%2Fauth%2Fcallback%3FauthType%3DverifyApp"
                + "%26eventId%3DABCDEFGHIJ%26recaptchaToken%3Dtok"
        )
        let failed = link.address(
            to: .loopback("http://127.0.0.1:8080/link"),
            failure: .network("No \"network\" & more")
        )
        let address = try #require(failed)
        #expect(address.hasPrefix("http://127.0.0.1:8080/link?deep_link_id=https%3A%2F%2Fauth"))
        let deepLink = try #require(address.split(separator: "deep_link_id=").last)
        let inner = try #require(String(deepLink).removingPercentEncoding)
        let query = try #require(inner.split(separator: "?").last)
        let fields = FormText.decode(query)
        #expect(
            fields["firebaseError"]
                == #"{"code":"auth/network-request-failed","message":"No \"network\" & more"}"#
        )
    }
}
