import Foundation
import Testing

@testable import DialtoneAuthUI

struct OtherMethodsTests {
    private static let linkSent =
        "We sent a sign-in link to alice@example.com. Open it on this device."

    private let google = SignInMethod.provider(id: "google.com", name: "Google")
    private let account = SignedInAccount(id: "alice")

    private func screen(_ methods: SignInMethod...) -> Screen {
        var options = SignInOptions()
        options.methods = methods
        options.upgradesAnonymousUser = true
        return Screen(options)
    }

    /// A screen of a guest whose number has an account.
    private func conflicting() -> Screen {
        var screen = Screen.askingForCode()
        screen.send(.typeCode("123456"))
        screen.answer(.conflict)
        return screen
    }

    @Test func `the first step is that of the ways offered`() {
        #expect(screen(.phone).entry != nil)
        #expect(screen(.phone, .password).entry != nil)
        #expect(screen(.password).email?.purpose == .signIn)
        #expect(screen(.emailLink).email?.purpose == .link)
        #expect(screen(google, .guest).model.step == .methods)
        #expect(screen(.password, google).model.step == .methods)
    }

    @Test func `other ways are offered beside the number`() {
        #expect(screen(.phone, .password, google).model.otherMethods == [.password, google])
        #expect(screen(.phone).model.otherMethods.isEmpty)
    }

    @Test func `a way that is not offered cannot be chosen`() {
        var screen = screen(.phone)
        screen.send(.choose(.guest))
        #expect(screen.effects.isEmpty)
    }

    @Test func `a password leads back to the number`() {
        var screen = screen(.phone, .password)
        screen.send(.typeNumber(Screen.number), .choose(.password), .choose(.phone))
        #expect(screen.entry != nil)
    }

    @Test func `a link is sent and opened`() {
        var screen = screen(.emailLink)
        screen.send(.typeEmail("alice@example.com"), .submit)
        #expect(screen.request == .sendLink(email: "alice@example.com"))
        screen.answer(.linkSent)
        #expect(screen.notice == Self.linkSent)
        screen.send(.typeEmail("bob@example.com"))
        #expect(screen.notice == nil)
        screen.send(.typeEmail("alice@example.com"))
        screen.send(.openLink("https://example.com/?oobCode=x"))
        let opened = SignInRequest.openLink(
            "https://example.com/?oobCode=x",
            email: "alice@example.com"
        )
        #expect(screen.request == opened)
    }

    @Test func `a provider's page can be closed`() {
        var screen = screen(.phone, google)
        screen.send(.choose(google))
        #expect(screen.request == .visitProvider(id: "google.com"))
        screen.answer(.failed(.cancelled))
        #expect(screen.complaint == nil)
        #expect(screen.entry != nil)
    }

    @Test func `a guest signs in`() {
        var screen = screen(.phone, .guest)
        screen.send(.choose(.guest))
        #expect(screen.request == .signInAsGuest)
    }

    @Test func `a guest whose number has an account can switch to it`() {
        var screen = conflicting()
        #expect(screen.model.step == .conflict)
        screen.send(.switchAccount)
        #expect(screen.request == .switchAccount)
        screen.answer(.signedIn(account))
        #expect(screen.model.step == .done(account))
    }

    @Test func `a guest whose number has an account can stay`() {
        var screen = conflicting()
        screen.send(.back)
        #expect(screen.entry?.digits == Screen.number)
        #expect(screen.request == nil)
    }
}
