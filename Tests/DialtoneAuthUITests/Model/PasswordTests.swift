import Testing

@testable import DialtoneAuthUI

struct PasswordTests {
    private static let email = "alice@example.com"
    private let account = SignedInAccount(id: "alice", isNew: true)

    /// A screen with the step of a purpose, and the address if it is typed already.
    private func screen(
        for purpose: EmailEntry.Purpose = .signIn,
        typed email: String = "",
        methods: [SignInMethod] = [.password],
        offersSignUp: Bool = true
    ) -> Screen {
        var options = SignInOptions()
        options.methods = methods
        options.offersSignUp = offersSignUp
        var screen = Screen(options)
        screen.send(.typeEmail(email))
        if purpose != .signIn { screen.send(.chooseEmail(purpose)) }
        return screen
    }

    @Test(arguments: [
        ("", "", "Enter your e-mail address."), ("alice", "x", "This isn’t an e-mail address."),
        ("alice@", "x", "This isn’t an e-mail address."), (email, "", "Enter your password."),
    ])
    func `an incomplete entry is not sent`(email: String, password: String, complaint: String) {
        for purpose in [EmailEntry.Purpose.signIn, .signUp] {
            var screen = screen(for: purpose, typed: email)
            screen.send(.typePassword(password), .submit)
            #expect(screen.complaint == complaint)
            #expect(screen.effects.isEmpty)
        }
    }

    @Test func `a password signs in`() {
        var screen = screen(typed: " alice@example.com ")
        screen.send(.typePassword("secret"), .submit)
        #expect(screen.request == .signIn(email: Self.email, password: "secret"))
        screen.answer(Screen.refusal("INVALID_LOGIN_CREDENTIALS"))
        #expect(screen.complaint == "The e-mail address or the password is wrong.")
        #expect(screen.email?.password == "")
        #expect(screen.email?.email == Self.email)
        screen.send(.typePassword("secret"), .submit)
        screen.answer(.signedIn(account))
        #expect(screen.model.step == .done(account))
    }

    @Test func `an account is created with the address that was typed before`() {
        var screen = screen(for: .signUp, typed: Self.email)
        screen.send(.typePassword("secret"), .submit)
        #expect(screen.request == .signUp(email: Self.email, password: "secret"))
        screen.answer(.signedIn(account))
        #expect(screen.model.step == .done(account))
    }

    @Test func `an address with an account leads back to it, without the new password`() {
        var screen = screen(for: .signUp, typed: Self.email)
        screen.send(.typePassword("secret"), .submit)
        screen.answer(Screen.refusal("EMAIL_EXISTS"))
        #expect(screen.complaint == "This e-mail address already has an account. Sign in to it.")
        screen.send(.chooseEmail(.signIn))
        #expect(screen.email?.purpose == .signIn)
        #expect(screen.email?.email == Self.email)
        #expect(screen.email?.password == "")
        #expect(screen.complaint == nil)
    }

    @Test func `a password that could not be sent is kept`() {
        var screen = screen(typed: Self.email)
        screen.send(.typePassword("secret"), .submit)
        screen.answer(.failed(.offline))
        screen.send(.submit)
        #expect(screen.request == .signIn(email: Self.email, password: "secret"))
    }

    @Test func `a new user enters a name if the app wants one`() {
        var options = SignInOptions()
        options.methods = [.password]
        options.asksForName = true
        var screen = Screen(options)
        screen.send(.typeName("Alice"))
        #expect(screen.email?.name == "")
        screen.send(.chooseEmail(.signUp), .typeEmail(Self.email), .typePassword("secret"))
        screen.send(.typeName("  "), .submit)
        #expect(screen.complaint == "Enter your name.")
        screen.send(.typeName(" Alice Doe "), .submit)
        let request = SignInRequest.signUp(
            email: Self.email,
            password: "secret",
            name: "Alice Doe"
        )
        #expect(screen.request == request)
    }

    @Test func `a reset needs an address and no password`() {
        var screen = screen(for: .reset)
        screen.send(.typePassword("secret"), .submit)
        #expect(screen.complaint == "Enter your e-mail address.")
        #expect(screen.email?.password == "")
        screen.send(.typeEmail(Self.email), .submit)
        #expect(screen.request == .resetPassword(email: Self.email))
        screen.answer(.linkSent)
        let notice =
            "If there is an account for alice@example.com, we sent a link there to choose a new "
            + "password."
        #expect(screen.notice == notice)
        #expect(screen.effects.isEmpty)
    }

    @Test func `a reset leads back to the password with its address`() {
        var screen = screen(for: .reset, typed: Self.email)
        #expect(screen.model.canGoBack)
        #expect(screen.model.otherMethods.isEmpty)
        screen.send(.back)
        #expect(screen.email?.purpose == .signIn)
        #expect(screen.email?.email == Self.email)
        #expect(!screen.model.canGoBack)
    }

    @Test func `new accounts are offered only if the app wants them`() {
        #expect(screen().model.emailPurposes == [.reset, .signUp])
        #expect(screen(for: .signUp).model.emailPurposes == [.signIn])
        var screen = screen(offersSignUp: false)
        #expect(screen.model.emailPurposes == [.reset])
        screen.send(.chooseEmail(.signUp))
        #expect(screen.email?.purpose == .signIn)
    }

    @Test func `a link has no other purposes, and other steps have none`() {
        #expect(screen(methods: [.emailLink]).model.emailPurposes.isEmpty)
        #expect(Screen().model.emailPurposes.isEmpty)
    }

    @Test func `other ways are offered beside a new account`() {
        var screen = screen(methods: [.phone, .password, .guest])
        screen.send(.choose(.password), .chooseEmail(.signUp))
        #expect(screen.model.otherMethods == [.phone, .guest])
        #expect(screen.model.canGoBack)
    }

    @Test func `a choice has no effect while a request is in progress`() {
        var screen = screen(typed: Self.email)
        screen.send(.typePassword("secret"), .submit, .chooseEmail(.signUp))
        #expect(screen.email?.purpose == .signIn)
        #expect(screen.model.isBusy)
    }

    @Test func `a description contains neither the address nor the password`() {
        var screen = screen(typed: Self.email)
        screen.send(.typePassword("secret"), .submit)
        var dumped = "\(screen.model) \(screen.model.step) \(screen.effects)"
        dump(screen.model, to: &dumped)
        dump(screen.effects, to: &dumped)
        #expect(!dumped.contains("alice"))
        #expect(!dumped.contains("secret"))
    }
}
