import Testing

@testable import DialtoneAuthUI

struct ExistingAccountTests {
    private let google = SignInMethod.provider(id: "google.com", name: "Google")
    private let email = "alice@example.com"
    private let account = SignedInAccount(id: "alice")

    private func conflicting() -> Screen {
        var options = SignInOptions()
        options.methods = [.phone, .password, .emailLink, google]
        var screen = Screen(options)
        screen.send(.choose(google))
        screen.answer(.providerVisited)
        let existing = ExistingAccount(email: email, methods: [.password, .emailLink])
        screen.answer(.existingAccount(existing))
        return screen
    }

    @Test func `the page of a provider can be left, and its proof cannot`() {
        var options = SignInOptions()
        options.methods = [.phone, google]
        var screen = Screen(options)
        screen.send(.choose(google))
        #expect(screen.request == .visitProvider(id: "google.com"))
        #expect(!screen.model.isProving)
        var left = screen
        left.send(.back)
        #expect(left.effects == [.cancel])
        screen.answer(.providerVisited)
        #expect(screen.request == .proveProvider)
        #expect(screen.model.isProving)
        screen.send(.back)
        #expect(screen.effects.isEmpty)
    }

    @Test func `a provider's address with an account leads to its ways to sign in`() {
        var screen = conflicting()
        #expect(screen.model.otherMethods == [.password, .emailLink])
        screen.send(.choose(.password))
        #expect(screen.email?.purpose == .signIn)
        #expect(screen.email?.email == email)
        screen.send(.typePassword("secret"), .submit)
        #expect(screen.request == .signIn(email: email, password: "secret"))
        screen.answer(.signedIn(account))
        #expect(screen.model.step == .done(account))
    }

    @Test func `a link is sent to the provider's address`() {
        var screen = conflicting()
        screen.send(.choose(.emailLink))
        screen.send(.submit)
        #expect(screen.request == .sendLink(email: email))
    }

    @Test func `a way that the account does not have is not offered`() {
        var screen = conflicting()
        let step = screen.model.step
        screen.send(.choose(google))
        #expect(screen.model.step == step)
        #expect(screen.request == nil)
        screen.send(.back)
        #expect(screen.entry != nil)
    }

    @Test func `a description contains no address`() {
        let screen = conflicting()
        var dumped = "\(screen.model.step) \(screen.effects)"
        dump(screen.model.step, to: &dumped)
        #expect(!dumped.contains("alice"))
    }
}
