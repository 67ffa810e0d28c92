import Foundation
import Testing

@testable import DialtoneAuth

struct ActionCodeURLTests {
    private static let link =
        "https://auth.example.org/__/auth/action?mode=signIn&oobCode=abc%2B1&apiKey=key&lang=fr"
        + "&continueUrl=https%3A%2F%2Fapp.example.org%2Fdone%3Fa%3D1"

    @Test func `a link is split into its components`() throws {
        let url = try #require(ActionCodeURL(link: Self.link))
        #expect(url.operation == .emailLink)
        #expect(url.code == "abc+1")
        #expect(url.apiKey == "key")
        #expect(url.languageCode == "fr")
        #expect(url.continueURL == URL(string: "https://app.example.org/done?a=1"))
    }

    @Test(arguments: [link, "not a link"])
    func `the Objective-C class method does the same as the initializer`(link: String) {
        let made = ActionCodeURL.actionCodeURL(withLink: link)
        let expected = ActionCodeURL(link: link)
        #expect((made == nil) == (expected == nil))
        #expect(made?.code == expected?.code)
        #expect(made?.operation == expected?.operation)
        #expect(made?.continueURL == expected?.continueURL)
    }

    @Test(arguments: ["link", "deep_link_id"])
    func `a link within a link is found`(name: String) throws {
        var outer = URLComponents()
        outer.scheme = "https"
        outer.host = "links.example.org"
        outer.queryItems = [URLQueryItem(name: name, value: Self.link)]
        let link = try #require(outer.string)
        let url = try #require(ActionCodeURL(link: link))
        #expect(url.code == "abc+1")
        #expect(url.operation == .emailLink)
    }

    @Test(arguments: [
        ("resetPassword", ActionCodeOperation.passwordReset), ("verifyEmail", .verifyEmail),
        ("recoverEmail", .recoverEmail), ("signIn", .emailLink),
        ("verifyAndChangeEmail", .verifyAndChangeEmail),
        ("revertSecondFactorAddition", .revertSecondFactorAddition), ("dance", .unknown),
    ])
    func `each mode maps to its operation`(mode: String, operation: ActionCodeOperation) {
        #expect(ActionCodeURL(link: "https://a.example?mode=\(mode)")?.operation == operation)
    }

    @Test(arguments: ["", "not a link", "https://a.example", "https://a.example?"])
    func `text without a query is not a valid link`(text: String) {
        #expect(ActionCodeURL(link: text) == nil)
    }

    @Test(arguments: [
        "https://a.example?mode=signIn", "https://a.example?mode=signIn&oobCode=",
        "https://a.example?mode=verifyEmail&oobCode=a", "https://a.example?oobCode=a", "",
    ])
    func `only a sign-in link with a code signs in`(link: String) async throws {
        try await withServer { server in
            let auth = try ScriptedProject(server).auth
            #expect(!auth.isSignIn(withEmailLink: link))
            await expectError(.invalidActionCode) {
                try await auth.signIn(withEmail: "a@example.org", link: link)
            }
            #expect(server.requests.isEmpty)
        }
    }
}
