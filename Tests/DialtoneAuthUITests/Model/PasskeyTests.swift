import DialtoneAuth
import Foundation
import Testing

@testable import DialtoneAuthUI

struct PasskeyTests {
    private static let alice = SignedInAccount(id: "alice")
    private static let day: TimeInterval = 24 * 3_600

    private let chosen = PasskeyAssertion(
        credentialID: Data([1]),
        clientDataJSON: Data([2]),
        authenticatorData: Data([3]),
        signature: Data("signature".utf8),
        userID: nil
    )

    private func options(
        _ methods: [SignInMethod] = [.phone, .passkey],
        _ adjust: (inout SignInOptions) -> Void = { _ in }
    ) -> SignInOptions {
        var options = SignInOptions()
        options.methods = methods
        adjust(&options)
        return options
    }

    /// A screen that has just signed in by phone.
    private func signedIn(
        _ options: SignInOptions,
        as account: SignedInAccount = alice,
        offers: PasskeyOffers = PasskeyOffers(),
        at now: Date = Screen.start
    ) -> Screen {
        var screen = Screen(options, passkeyOffers: offers, at: now)
        screen.send(.typeNumber(Screen.number), .submit)
        screen.answer(screen.sent())
        screen.send(.typeCode("123456"))
        screen.answer(.signedIn(account))
        return screen
    }

    @Test func `a passkey is a button beside the first step`() {
        #expect(Screen(options(), passkeyOffers: PasskeyOffers()).model.otherMethods == [.passkey])
        let password = Screen(options([.passkey, .password]), passkeyOffers: PasskeyOffers())
        #expect(password.email?.purpose == .signIn)
        #expect(password.model.otherMethods == [.passkey])
        #expect(!password.model.canGoBack)
        let alone = Screen(options([.passkey]), passkeyOffers: PasskeyOffers())
        #expect(alone.model.step == .methods)
        #expect(alone.model.otherMethods == [.passkey])
    }

    @Test func `without an authenticator, there is no button`() {
        var screen = Screen(options())
        #expect(screen.model.otherMethods.isEmpty)
        screen.send(.choose(.passkey))
        #expect(screen.effects.isEmpty)
        screen.send(.usePasskey(chosen))
        #expect(screen.effects.isEmpty)
    }

    @Test func `an app with nothing but passkeys says where they cannot be used`() {
        let screen = Screen(options([.passkey]))
        #expect(screen.model.otherMethods.isEmpty)
        #expect(screen.complaint == "Passkeys can’t be used on this device.")
    }

    @Test func `a passkey signs in, and no other is offered`() {
        var screen = Screen(options(), passkeyOffers: PasskeyOffers())
        screen.send(.choose(.passkey))
        #expect(screen.request == .signInWithPasskey(nil))
        screen.answer(.signedIn(Self.alice))
        #expect(screen.model.step == .done(Self.alice))
    }

    @Test func `a closed dialog leaves the step and what was typed`() {
        var screen = Screen(options(), passkeyOffers: PasskeyOffers())
        screen.send(.typeNumber("650"), .choose(.passkey))
        screen.answer(.failed(.cancelled))
        #expect(screen.entry?.digits == "650")
        #expect(screen.complaint == nil)
        #expect(!screen.model.isBusy)
    }

    @Test func `passkeys are suggested for the fields of a first step only`() {
        let offers = PasskeyOffers()
        var screen = Screen(options(), passkeyOffers: offers)
        #expect(screen.model.suggestsPasskeys)
        screen.send(.typeNumber(Screen.number), .submit)
        #expect(!screen.model.suggestsPasskeys, "a request is in progress")
        screen.answer(screen.sent())
        #expect(!screen.model.suggestsPasskeys)
        #expect(!Screen(options([.phone]), passkeyOffers: offers).model.suggestsPasskeys)
        #expect(!Screen(options([.passkey]), passkeyOffers: offers).model.suggestsPasskeys)
        let fixed = options {
            $0.phoneNumber = "+16505550100"
            $0.isPhoneNumberFixed = true
        }
        #expect(!Screen(fixed, passkeyOffers: offers).model.suggestsPasskeys)
        var email = Screen(options([.password, .passkey]), passkeyOffers: offers)
        #expect(email.model.suggestsPasskeys)
        email.send(.chooseEmail(.signUp))
        #expect(!email.model.suggestsPasskeys, "a new account has no passkey")
    }

    @Test func `a suggested passkey is used once`() {
        var screen = Screen(options(), passkeyOffers: PasskeyOffers())
        screen.send(.usePasskey(chosen))
        #expect(screen.request == .signInWithPasskey(chosen))
        screen.send(.usePasskey(chosen))
        #expect(screen.effects.isEmpty)
        #expect(!"\(SignInEvent.usePasskey(chosen))".contains("signature"))
        #expect(!"\(SignInRequest.signInWithPasskey(chosen))".contains("signature"))
    }

    @Test func `a passkey is offered after a sign-in by phone, and can be skipped`() {
        var screen = signedIn(options())
        #expect(screen.model.step == .passkey(PasskeyOffer(account: Self.alice)))
        #expect(!screen.model.canGoBack)
        screen.send(.back)
        #expect(screen.effects.isEmpty)
        screen.send(.startOver)
        #expect(screen.model.step == .passkey(PasskeyOffer(account: Self.alice)))
        screen.send(.skip)
        #expect(screen.model.step == .done(Self.alice))
    }

    @Test func `a passkey is created after the user agrees`() {
        var screen = signedIn(options())
        screen.send(.submit)
        #expect(screen.request == .createPasskey)
        screen.answer(.passkeyCreated)
        let saved = PasskeyOffer(account: Self.alice, isAccepted: true)
        #expect(screen.model.step == .passkey(saved))
        #expect(screen.remembered != nil)
        screen.send(.submit)
        #expect(screen.request == nil)
        #expect(screen.model.step == .done(Self.alice))
    }

    @Test func `a dialog that was closed leaves the offer`() {
        var screen = signedIn(options())
        screen.send(.submit)
        screen.answer(.failed(.cancelled))
        #expect(screen.complaint == nil)
        screen.send(.submit)
        screen.send(.back)
        #expect(screen.effects == [.cancel])
        #expect(screen.model.step == .passkey(PasskeyOffer(account: Self.alice)))
    }

    @Test func `the offer is remembered when it is shown`() throws {
        var screen = signedIn(options())
        #expect(screen.effects.contains(.forget))
        let asked = try #require(screen.remembered)
        screen.send(.skip)
        #expect(signedIn(options(), offers: asked).model.step == .done(Self.alice))
    }

    @Test(arguments: [(0.0, false), (29.9, false), (30, true), (400, true)])
    func `a user who did not want a passkey is asked again after 30 days`(
        days: Double,
        isAsked: Bool
    ) throws {
        let asked = try #require(signedIn(options()).remembered)
        let later = Screen.start.addingTimeInterval(days * Self.day)
        let screen = signedIn(options(), offers: asked, at: later)
        #expect((screen.remembered != nil) == isAsked)
        #expect((screen.model.step == .done(Self.alice)) == !isAsked)
    }

    @Test func `a clock that was set back asks nothing twice`() throws {
        let asked = try #require(signedIn(options()).remembered)
        let earlier = Screen.start.addingTimeInterval(-400 * Self.day)
        #expect(signedIn(options(), offers: asked, at: earlier).model.step == .done(Self.alice))
    }

    @Test func `a user with a passkey on this device is never asked again, unless it is gone`()
        throws
    {
        var screen = Screen(options(), passkeyOffers: PasskeyOffers())
        screen.send(.choose(.passkey))
        let withPasskey = SignedInAccount(id: "alice", hasPasskey: true)
        screen.answer(.signedIn(withPasskey))
        let used = try #require(screen.remembered)
        let later = Screen.start.addingTimeInterval(400 * Self.day)
        let again = signedIn(options(), as: withPasskey, offers: used, at: later)
        #expect(again.model.step == .done(withPasskey))
        let without = signedIn(options(), offers: used, at: later)
        #expect(without.model.step == .passkey(PasskeyOffer(account: Self.alice)))
    }

    @Test func `a user whose passkey is on another device is asked on this one`() {
        let elsewhere = SignedInAccount(id: "alice", hasPasskey: true)
        let screen = signedIn(options(), as: elsewhere)
        #expect(screen.model.step == .passkey(PasskeyOffer(account: elsewhere)))
    }

    @Test func `another user of the device is asked as well`() throws {
        let asked = try #require(signedIn(options()).remembered)
        let bob = SignedInAccount(id: "bob")
        let screen = signedIn(options(), as: bob, offers: asked)
        #expect(screen.model.step == .passkey(PasskeyOffer(account: bob)))
    }

    @Test func `the memory survives its way to the disk and is limited`() throws {
        var offers = PasskeyOffers()
        for number in 1...1_000 {
            offers.note("user-\(number)", hasPasskey: false, at: Screen.start)
        }
        let data = try JSONEncoder().encode(offers)
        #expect(data.count < 4_096)
        let stored = try JSONDecoder().decode(PasskeyOffers.self, from: data)
        #expect(stored == offers)
        #expect(!stored.isDue(for: SignedInAccount(id: "user-1000"), at: Screen.start))
        #expect(stored.isDue(for: SignedInAccount(id: "user-1"), at: Screen.start))
        #expect(!"\(stored)".contains("user-"))
    }

    @Test func `no passkey is offered to guests, or if the app does not want it`() {
        var guest = Screen(options([.phone, .passkey, .guest]), passkeyOffers: PasskeyOffers())
        guest.send(.choose(.guest))
        guest.answer(.signedIn(Self.alice))
        #expect(guest.model.step == .done(Self.alice))
        let unwanted = options { $0.offersPasskey = false }
        #expect(signedIn(unwanted).model.step == .done(Self.alice))
        #expect(signedIn(options([.phone])).model.step == .done(Self.alice))
    }

    @Test func `a required second factor is enrolled, and no passkey is offered after it`() {
        var screen = Screen(options(), passkeyOffers: PasskeyOffers())
        screen.send(.typeNumber(Screen.number), .submit)
        screen.answer(screen.sent())
        screen.send(.typeCode("123456"))
        screen.answer(.enrollmentNeeded(Self.alice, isRequired: true))
        screen.send(.chooseEnrollment(.app))
        screen.answer(.secret(AuthenticatorSecret(key: "ABC", address: "otpauth://totp/x")))
        screen.send(.typeCode("333333"))
        screen.answer(.signedIn(Self.alice))
        #expect(screen.model.step == .done(Self.alice))
    }

    @Test func `an optional second factor is offered only if no passkey is`() throws {
        func offered(_ offers: PasskeyOffers) -> Screen {
            var screen = Screen(options { $0.offersEnrollment = true }, passkeyOffers: offers)
            screen.send(.typeNumber(Screen.number), .submit)
            screen.answer(screen.sent())
            screen.send(.typeCode("123456"))
            screen.answer(.enrollmentNeeded(Self.alice, isRequired: false))
            return screen
        }
        let first = offered(PasskeyOffers())
        #expect(first.model.step == .passkey(PasskeyOffer(account: Self.alice)))
        let second = offered(try #require(first.remembered))
        #expect(second.model.step == .enrollment([.app, .phone], canSkip: true))
    }

    @Test func `a passkey replaces the second factor that an app offers`() {
        var screen = Screen(
            options { $0.offersEnrollment = true },
            passkeyOffers: PasskeyOffers()
        )
        screen.send(.choose(.passkey))
        screen.answer(.enrollmentNeeded(Self.alice, isRequired: false))
        #expect(screen.model.step == .done(Self.alice))
    }

    @Test func `a guest who switches to the account of a passkey is asked for no other`() {
        var screen = Screen(options(), passkeyOffers: PasskeyOffers())
        screen.send(.choose(.passkey))
        screen.answer(.conflict)
        screen.send(.switchAccount)
        screen.answer(.signedIn(Self.alice))
        #expect(screen.model.step == .done(Self.alice))
    }

    @Test func `a guest who stays and signs in by phone is asked`() {
        var screen = Screen(options(), passkeyOffers: PasskeyOffers())
        screen.send(.choose(.passkey))
        screen.answer(.conflict)
        screen.send(.back, .typeNumber(Screen.number), .submit)
        screen.answer(screen.sent())
        screen.send(.typeCode("123456"))
        screen.answer(.signedIn(Self.alice))
        #expect(screen.model.step == .passkey(PasskeyOffer(account: Self.alice)))
    }

    @Test func `a late answer to an abandoned dialog is ignored`() {
        var screen = Screen(options(), passkeyOffers: PasskeyOffers())
        screen.send(.choose(.passkey))
        let turn = screen.model.turn
        screen.send(.back)
        #expect(screen.effects == [.cancel])
        screen.send(.answer(.signedIn(Self.alice), turn: turn))
        #expect(screen.entry != nil)
    }
}
