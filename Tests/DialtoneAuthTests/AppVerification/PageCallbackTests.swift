import Foundation
import Testing

@testable import DialtoneAuth

struct PageCallbackTests {
    private static let expected = "\(PageProject.scheme)://firebaseauth/link"

    private func callback(_ url: URL) -> PageCallback? {
        PageCallback(url, expecting: Self.expected, .verifyApp, eventID: "ZZZZZZZZZZ")
    }

    @Test func `the token is read from the link within the link`() throws {
        let url = try PageProject.callback(items: ["recaptchaToken": "a+b/c=&d%20"])
        #expect(try callback(url)?.result == "a+b/c=&d%20")
    }

    @Test(arguments: [
        "app-1-123-ios-abc://firebaseauth", "app-1-123-ios-abc://firebaseauth/link/",
        "app-1-123-ios-abc://firebaseauth/Link", "app-1-123-ios-abc://FirebaseAuth/link",
        "APP-1-123-ios-abc://firebaseauth/link", "app-1-123-ios-abd://firebaseauth/link",
        "https://firebaseauth/link", "app-1-123-ios-abc://evil/link",
        "app-1-123-ios-abc://firebaseauth.evil/link", "app-1-123-ios-abc://u@firebaseauth/link",
    ])
    func `a URL with another address is left to the app`(base: String) throws {
        #expect(callback(try PageProject.callback(base)) == nil)
    }

    @Test func `the result of another page is left to the app`() throws {
        #expect(callback(try PageProject.callback(eventID: "AAAAAAAAAA")) == nil)
        #expect(callback(try PageProject.callback(authType: "signInWithRedirect")) == nil)
        let bare = try #require(URL(string: Self.expected))
        #expect(callback(bare) == nil)
        let other = try #require(URL(string: "\(Self.expected)?deep_link_id=%25%25"))
        #expect(callback(other) == nil)
    }

    @Test(arguments: [
        (nil, [], "app-1-123-ios-abc", false),
        (nil, ["APP-1-123-IOS-ABC"], "app-1-123-ios-abc", true),
        ("1.apps.google.com", ["com.google.apps.1"], "com.google.apps.1", true),
        ("1.apps.google.com", ["other"], "app-1-123-ios-abc", false),
        ("1.apps.google.com", ["app-1-123-ios-abc"], "app-1-123-ios-abc", true),
    ])
    func `the callback scheme is chosen as upstream does`(
        clientID: String?,
        registered: [String],
        name: String,
        isRegistered: Bool
    ) {
        let scheme = CallbackScheme(
            clientID: clientID,
            appID: "1:123:ios:abc",
            registered: registered
        )
        #expect(scheme.name == name)
        #expect(scheme.isRegistered == isRegistered)
    }
}
