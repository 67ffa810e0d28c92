import Foundation
import Testing

@testable import DialtoneAuthUI

struct LinkTests {
    private static let email = "alice@example.com"
    private static let link = "https://example.com/?oobCode=x"
    private let account = SignedInAccount(id: "alice")
    private let opened = SignInRequest.openLink(link, email: email)

    private static func options(_ methods: SignInMethod...) -> SignInOptions {
        var options = SignInOptions()
        options.methods = methods
        return options
    }

    /// A screen that has sent a link.
    private func waiting(_ options: SignInOptions = options(.phone, .emailLink)) -> Screen {
        var screen = Screen(options)
        if options.methods.count > 1 { screen.send(.choose(.emailLink)) }
        screen.send(.typeEmail(Self.email), .submit)
        screen.answer(.linkSent)
        return screen
    }

    @Test func `a link signs in after the app was ended while the user read the mail`() throws {
        var screen = try waiting().restarted(after: 120)
        #expect(screen.email?.email == Self.email)
        #expect(screen.model.notice == .linkSent)
        screen.send(.openLink(Self.link))
        #expect(screen.request == opened)
        screen.answer(.signedIn(account))
        #expect(screen.model.step == .done(account))
        #expect(screen.effects == [.forget])
    }

    @Test func `a link signs in from any step before`() {
        var steps: [Screen] = [waiting()]
        var screen = waiting()
        screen.send(.choose(.phone))
        steps.append(screen)
        screen.send(.typeNumber(Screen.number), .submit)
        screen.answer(screen.sent())
        steps.append(screen)
        screen.send(.typeCode("123456"))
        screen.answer(.factorNeeded([SecondFactor(id: "f", kind: .app)]))
        steps.append(screen)
        for step in steps {
            var screen = step
            screen.send(.openLink(Self.link))
            #expect(screen.request == opened)
        }
    }

    @Test func `a link without a known address asks for it, and signs in with it`() {
        var screen = Screen(Self.options(.phone, .emailLink))
        screen.send(.openLink(Self.link))
        #expect(screen.email?.purpose == .confirm)
        #expect(screen.request == nil)
        screen.send(.submit)
        #expect(screen.complaint == "Enter your e-mail address.")
        screen.send(.typeEmail(Self.email), .submit)
        #expect(screen.request == opened)
        screen.answer(.signedIn(account))
        #expect(screen.model.step == .done(account))
    }

    @Test func `a link of another address can be used with that one`() {
        var screen = waiting()
        screen.send(.openLink(Self.link))
        screen.answer(.failed(SignInFailure(words: ["LINK_OF_OTHER_EMAIL", "INVALID_EMAIL"])))
        #expect(screen.complaint == "This link was sent to another address. Enter that one.")
        screen.send(.typeEmail("bob@example.com"), .submit)
        #expect(screen.request == .openLink(Self.link, email: "bob@example.com"))
    }

    @Test func `a link is kept while the server cannot be reached`() {
        var screen = waiting()
        screen.send(.openLink(Self.link))
        screen.answer(.failed(.offline))
        screen.send(.submit)
        #expect(screen.request == opened)
    }

    @Test func `a link of no use is replaced by another one`() {
        var screen = waiting()
        screen.send(.openLink(Self.link))
        screen.answer(Screen.refusal("INVALID_PENDING_TOKEN"))
        #expect(screen.email?.purpose == .link)
        #expect(screen.email?.email == Self.email)
        #expect(screen.complaint == "This sign-in has expired. Start over.")
        screen.send(.submit)
        #expect(screen.request == .sendLink(email: Self.email))
    }

    @Test func `a link waits for the request in progress`() {
        var screen = waiting()
        screen.send(.choose(.phone), .typeNumber(Screen.number), .submit)
        screen.send(.openLink(Self.link))
        #expect(screen.effects.isEmpty)
        screen.answer(.failed(.offline))
        #expect(screen.request == opened)
    }

    @Test func `a link is of no use to a user who is signed in`() {
        var screen = waiting()
        screen.send(.choose(.phone), .typeNumber(Screen.number), .submit)
        screen.answer(screen.sent())
        screen.send(.typeCode("123456"), .openLink(Self.link))
        screen.answer(.enrollmentNeeded(account, isRequired: true))
        #expect(screen.request == nil)
        screen.send(.openLink(Self.link))
        #expect(screen.request == nil)
        #expect(screen.model.step == .enrollment([.app, .phone], canSkip: false))
    }

    @Test func `a link in use cannot be left, because it may have signed in`() {
        var screen = waiting()
        screen.send(.openLink(Self.link))
        for event in [SignInEvent.back, .startOver] {
            screen.send(event)
            #expect(screen.effects.isEmpty)
            #expect(screen.model.isProving)
        }
    }

    @Test func `a link is ignored by a screen that offers none`() {
        var screen = Screen()
        screen.send(.openLink(Self.link))
        #expect(screen.entry != nil)
    }

    @Test func `who goes back from the address forgets the link`() {
        var screen = Screen(Self.options(.phone, .emailLink))
        screen.send(.openLink(Self.link), .back)
        #expect(screen.entry != nil)
        screen.send(.typeNumber(Screen.number), .submit)
        screen.answer(screen.sent())
        #expect(screen.code != nil)
    }

    @Test func `the address of a link is shown for an hour and kept for a day`() throws {
        let screen = waiting()
        #expect(try screen.restarted(after: 3599).email?.email == Self.email)
        #expect(try screen.restarted(after: 3600).entry != nil)
        var late = try screen.restarted(after: 89_999)
        late.send(.openLink(Self.link))
        #expect(late.request == opened)
        var tooLate = try screen.restarted(after: 90_000)
        tooLate.send(.openLink(Self.link))
        #expect(tooLate.request == nil)
        #expect(tooLate.email?.purpose == .confirm)
    }
}
