import DialtoneAuth
import Foundation
import IdentityToolkit
import Testing

@testable import DialtoneAuthUI

/// What happens when the server tells what the project offers.
struct OffersTests {
    private static let google = SignInMethod.provider(id: "google.com", name: "Google")

    private func offers(
        _ methods: [String] = ["phone", "password", "emailLink", "anonymous", "google.com"],
        _ adjust: (inout SignInOptionsResponse) -> Void = { _ in }
    ) -> SignInEvent {
        var answer = SignInOptionsResponse {
            $0.signInMethods = methods
            $0.secondFactors.kinds = ["PHONE_SMS", "TOTP"]
        }
        adjust(&answer)
        return .offers(ProjectSignInOptions(answer))
    }

    private func screen(_ methods: [SignInMethod] = [.phone, .password, google, .guest]) -> Screen {
        var options = SignInOptions()
        options.methods = methods
        return Screen(options)
    }

    @Test func `a way that the project does not offer is left out`() {
        var screen = screen()
        screen.send(offers(["phone", "google.com", "saml.other"]))
        #expect(screen.model.options.methods == [.phone, Self.google])
        #expect(screen.entry != nil)
    }

    @Test func `a project that offers nothing of the app's changes nothing`() {
        var screen = screen()
        screen.send(offers(["saml.other"]))
        #expect(screen.model.options.methods.count == 4)
    }

    @Test func `a step that is not offered gives way, with what was typed`() {
        var screen = screen()
        screen.send(.typeNumber(Screen.number), offers(["password", "google.com"]))
        #expect(screen.model.step == .methods)
        screen.send(offers())
        #expect(screen.entry != nil)

        var link = self.screen([.phone, .emailLink])
        link.send(.choose(.emailLink), offers(["phone"]))
        #expect(link.entry != nil)
    }

    @Test func `only the project's countries can be chosen`() throws {
        var screen = screen()
        screen.send(.typeNumber(Screen.number))
        screen.send(offers { $0.allowedRegions = ["DE", "AT", "XX"] })
        #expect(screen.model.options.countries.all.map(\.code) == ["AT", "DE"])
        #expect(screen.entry?.country.code == "AT")
        #expect(screen.entry?.digits == Screen.number)
        screen.send(.typeNumber("+1 650 555 0100"), .submit)
        #expect(screen.request == nil)

        var denied = self.screen()
        denied.send(offers { $0.disallowedRegions = ["CU"] })
        #expect(denied.model.options.countries["CU"] == nil)
        #expect(denied.entry?.country.code == "US")
    }

    @Test func `the app's own countries are narrowed, and never extended`() throws {
        var options = SignInOptions()
        options.countries = try Countries(only: ["FR", "DE"])
        var screen = Screen(options)
        screen.send(offers { $0.allowedRegions = ["DE", "AT"] })
        #expect(screen.model.options.countries.all.map(\.code) == ["DE"])
        screen.send(offers { $0.allowedRegions = ["AT"] })
        #expect(screen.model.options.countries.all.map(\.code) == ["DE", "FR"])
    }

    @Test func `a code has the project's length`() {
        var screen = screen()
        screen.send(offers { $0.codeLength = 8 }, .typeNumber(Screen.number), .submit)
        screen.answer(screen.sent())
        screen.send(.typeCode("123456"))
        #expect(screen.request == nil)
        screen.send(.typeCode("12345678"))
        #expect(screen.request == .proveNumber(verificationID: "session-1", code: "12345678"))
    }

    @Test func `a code that is awaited already gets the project's length`() {
        var screen = Screen.askingForCode()
        screen.send(offers { $0.codeLength = 8 })
        #expect(screen.code?.length == 8)
        var typed = Screen.askingForCode()
        typed.send(.typeCode("123"), offers { $0.codeLength = 8 })
        #expect(typed.code?.length == 8)
        #expect(typed.code?.digits == "123")
        typed.send(.typeCode("12345678"))
        #expect(typed.request == .proveNumber(verificationID: "session-1", code: "12345678"))
    }

    @Test func `what a refusal says stays if the project does not offer the step`() {
        var screen = screen()
        screen.send(.typeNumber(Screen.number), .submit, offers(["password", "google.com"]))
        screen.answer(Screen.refusal("OPERATION_NOT_ALLOWED"))
        #expect(screen.model.step == .methods)
        #expect(screen.complaint == "This way to sign in is turned off here.")
    }

    @Test func `a complaint stays if the step does`() {
        var screen = screen([Self.google, .guest])
        screen.send(.choose(.guest))
        screen.answer(Screen.refusal("ADMIN_ONLY_OPERATION"))
        let complaint = screen.complaint
        screen.send(offers())
        #expect(complaint != nil)
        #expect(screen.complaint == complaint)
    }

    @Test func `passkeys alone are no choice on a device without them`() {
        var screen = screen([.phone, .passkey])
        screen.send(offers(["passkey"]))
        #expect(screen.entry != nil)
    }

    @Test func `a link that the project has turned off is not used`() {
        var screen = screen([.phone, .emailLink])
        screen.send(.openLink("link"))
        #expect(screen.email?.purpose == .confirm)
        screen.send(offers(["phone"]), .typeNumber(Screen.number), .submit)
        screen.answer(screen.sent())
        #expect(screen.code != nil)
    }

    @Test func `a fixed number can be left for the only way that the project offers`() {
        var options = SignInOptions()
        options.methods = [.phone, .password]
        options.phoneNumber = "+1" + Screen.number
        options.isPhoneNumberFixed = true
        var screen = Screen(options)
        screen.send(.submit)
        screen.answer(screen.sent())
        screen.send(offers(["password"]))
        #expect(screen.model.canGoBack)
        screen.send(.back)
        #expect(screen.email?.purpose == .signIn)
    }

    @Test func `a required factor is one of the project's, whatever the app wants`() {
        var options = SignInOptions()
        options.secondFactors = [.phone]
        let account = SignedInAccount(id: "alice")
        var screen = Screen(options, restoring: nil, enrolling: account, at: Screen.start)
        screen.send(.chooseEnrollment(.phone))
        #expect(screen.entry?.isForSecondFactor == true)
        screen.send(offers { $0.secondFactors.kinds = ["TOTP"] })
        #expect(screen.model.step == .enrollment([.app], canSkip: false))
    }

    @Test func `the number of a factor has a country that can be chosen`() throws {
        let account = SignedInAccount(id: "alice")
        var screen = Screen(restoring: nil, enrolling: account, at: Screen.start)
        screen.send(.chooseEnrollment(.phone))
        screen.send(offers { $0.allowedRegions = ["DE"] })
        #expect(screen.entry?.country.code == "DE")

        var options = SignInOptions()
        options.phoneNumber = "+1" + Screen.number
        options.isPhoneNumberFixed = true
        options.countries = try Countries(only: ["DE"])
        var fixed = Screen(options, restoring: nil, enrolling: account, at: Screen.start)
        fixed.send(.chooseEnrollment(.phone))
        #expect(fixed.entry?.country.code == "DE")
    }

    @Test func `an existing account is reached by what the project offers`() {
        var screen = screen([Self.google, .password, .emailLink])
        let account = ExistingAccount(email: "a@example.com", methods: [.password, .emailLink])
        screen.send(.choose(Self.google))
        screen.answer(.providerVisited)
        screen.answer(.existingAccount(account))
        screen.send(offers(["google.com", "emailLink"]))
        #expect(screen.model.otherMethods == [.emailLink])
    }

    @Test func `the factors are those of the project`() {
        let account = SignedInAccount(id: "alice")
        var screen = Screen(restoring: nil, enrolling: account, at: Screen.start)
        screen.send(offers { $0.secondFactors.kinds = ["TOTP"] })
        #expect(screen.model.step == .enrollment([.app], canSkip: false))
        screen.send(offers { $0.secondFactors.kinds = [] })
        #expect(screen.model.step == .enrollment([.app, .phone], canSkip: false))
    }

    @Test func `an enrollment is not offered in a project without second factors`() {
        var options = SignInOptions()
        options.offersEnrollment = true
        var screen = Screen(options)
        screen.send(offers { $0.secondFactors.kinds = [] })
        #expect(!screen.model.options.offersEnrollment)
        screen.send(offers())
        #expect(screen.model.options.offersEnrollment)
    }

    @Test func `new accounts are offered only if the project has them`() {
        var screen = screen([.password])
        screen.send(.chooseEmail(.signUp), .typeEmail("alice@example.com"))
        screen.send(offers { $0.allowsSignUp = false })
        #expect(screen.email?.purpose == .signIn)
        #expect(screen.email?.email == "alice@example.com")
        #expect(screen.model.emailPurposes == [.reset])
    }

    @Test func `the app's links win over the project's`() throws {
        var options = SignInOptions()
        options.termsURL = URL(string: "https://app.example/terms")
        var screen = Screen(options)
        screen.send(
            offers {
                $0.links = ProjectLinks {
                    $0.terms = "https://example.org/terms"
                    $0.privacy = "https://example.org/privacy"
                    $0.support = "mailto:help@example.org"
                }
            }
        )
        let found = screen.model.options
        #expect(found.termsURL?.host == "app.example")
        #expect(found.privacyURL?.host == "example.org")
        #expect(found.supportURL?.scheme == "mailto")
    }

    @Test func `a provider without a name has that of the project`() {
        var screen = screen([.phone, .provider(id: "oidc.one", name: "")])
        screen.send(
            offers(["phone", "oidc.one"]) {
                $0.providers = [
                    OfferedProvider {
                        $0.providerId = "oidc.one"
                        $0.displayName = "One"
                    }
                ]
            }
        )
        #expect(screen.model.otherMethods == [.provider(id: "oidc.one", name: "One")])
    }

    @Test func `a request in progress is not disturbed`() {
        var screen = screen()
        screen.send(.typeNumber(Screen.number), .submit, offers(["password", "google.com"]))
        #expect(screen.model.isBusy)
        screen.answer(screen.sent())
        #expect(screen.code != nil)
    }

    @Test func `a new password is compared with the project's rules before it is sent`() {
        var screen = screen([.password])
        screen.send(
            offers {
                $0.passwordPolicy = PasswordPolicyResponse {
                    $0.enforcementState = .enforce
                    $0.customStrengthOptions.minPasswordLength = 8
                    $0.customStrengthOptions.maxPasswordLength = 4096
                    $0.customStrengthOptions.containsNumericCharacter = true
                }
            }
        )
        screen.send(.chooseEmail(.signUp), .typeEmail("alice@example.com"))
        screen.send(.typePassword("horses"), .submit)
        #expect(screen.request == nil)
        let complaint = "This password doesn’t meet the app’s rules. Choose another one."
        #expect(screen.complaint == complaint)
        #expect(screen.email?.password == "horses")
        screen.send(.typePassword("horses-12"), .submit)
        #expect(screen.request == .signUp(email: "alice@example.com", password: "horses-12"))
        let rules = screen.model.passwordPolicy.map(SignInTexts(preferences: ["en"]).passwordRules)
        #expect(rules == "The password needs at least 8 characters, a digit.")
    }

    @Test func `a known password may be weaker than the rules`() {
        var screen = screen([.password])
        screen.send(offers { $0.passwordPolicy = PasswordPolicyResponse { _ in } })
        screen.send(.typeEmail("alice@example.com"), .typePassword("abc"), .submit)
        #expect(screen.request == .signIn(email: "alice@example.com", password: "abc"))
    }
}
