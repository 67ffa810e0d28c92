import Foundation
import Testing

@testable import DialtoneAuthUI

struct EnrollmentTests {
    private let account = SignedInAccount(id: "alice", isNew: true)
    private let secret = AuthenticatorSecret(key: "ABCDEFGHIJ", address: "otpauth://totp/x")

    private func enrolling(isRequired: Bool) -> Screen {
        var screen = Screen.askingForCode()
        screen.send(.typeCode("123456"))
        screen.answer(.enrollmentNeeded(account, isRequired: isRequired))
        return screen
    }

    @Test func `a required enrollment cannot be skipped`() {
        var screen = enrolling(isRequired: true)
        let step = screen.model.step
        #expect(step == .enrollment([.app, .phone], canSkip: false))
        screen.send(.skip)
        #expect(screen.model.step == step)
    }

    @Test func `an offered enrollment can be skipped`() {
        var screen = enrolling(isRequired: false)
        screen.send(.skip)
        #expect(screen.model.step == .done(account))
    }

    @Test func `an app is enrolled with its first code`() {
        var screen = enrolling(isRequired: true)
        screen.send(.chooseEnrollment(.app))
        #expect(screen.request == .makeSecret)
        screen.answer(.secret(secret))
        #expect(screen.code?.purpose == .newApp(secret))
        screen.send(.typeCode("333333"))
        #expect(screen.request == .enrollApp(code: "333333"))
        screen.answer(.signedIn(account))
        #expect(screen.model.step == .done(account))
    }

    @Test func `a number is enrolled with the code of a message`() {
        var screen = enrolling(isRequired: true)
        screen.send(.chooseEnrollment(.phone))
        #expect(screen.entry?.isForSecondFactor == true)
        #expect(screen.entry?.digits == "")
        screen.send(.typeNumber("6505550199"), .submit)
        #expect(screen.request == .sendEnrollmentCode(number: "+16505550199"))
        screen.answer(screen.sent("enrollment-1"))
        #expect(screen.saved != nil)
        screen.send(.typeCode("444444"))
        #expect(
            screen.request == .enrollNumber(verificationID: "enrollment-1", code: "444444")
        )
    }

    @Test func `a code for a new number can be sent again`() {
        var screen = enrolling(isRequired: true)
        screen.send(.chooseEnrollment(.phone), .typeNumber("6505550199"), .submit)
        screen.answer(screen.sent("enrollment-1"))
        screen.pass(30)
        screen.send(.resend)
        #expect(screen.request == .sendEnrollmentCode(number: "+16505550199"))
    }

    @Test func `each step leads back to the choice`() {
        var screen = enrolling(isRequired: true)
        let choice = screen.model.step
        screen.send(.chooseEnrollment(.phone), .back)
        #expect(screen.model.step == choice)
        screen.send(.chooseEnrollment(.app))
        screen.answer(.secret(secret))
        screen.send(.back)
        #expect(screen.model.step == choice)
    }

    @Test(arguments: [SignInEvent.back, .startOver])
    func `who leaves a required enrollment is signed out first`(event: SignInEvent) {
        var screen = enrolling(isRequired: true)
        let choice = screen.model.step
        screen.send(event)
        #expect(screen.request == .signOut)
        screen.send(.back)
        #expect(screen.model.step == choice)
        screen.answer(.signedOut)
        #expect(screen.entry?.digits == Screen.number)
    }

    @Test func `who cannot be signed out stays at the enrollment`() {
        var screen = enrolling(isRequired: true)
        let choice = screen.model.step
        screen.send(.back)
        screen.answer(.failed(.unknown))
        #expect(screen.model.step == choice)
        #expect(screen.complaint != nil)
    }

    @Test func `who starts over at an offered enrollment is signed in`() {
        var screen = enrolling(isRequired: false)
        #expect(!screen.model.canGoBack)
        screen.send(.startOver)
        #expect(screen.model.step == .done(account))
    }

    @Test func `a session that has ended starts over`() {
        var screen = enrolling(isRequired: true)
        screen.send(.chooseEnrollment(.app))
        var failure = SignInFailure(words: ["TOKEN_EXPIRED"])
        failure.isSignedOut = true
        screen.answer(.failed(failure))
        #expect(screen.entry?.isForSecondFactor == false)
        #expect(screen.complaint == "This took too long. Start over.")
    }

    @Test(arguments: [
        ("UNSUPPORTED_FIRST_FACTOR", "A second step can’t be added to this account."),
        ("OPERATION_NOT_ALLOWED", "A second step can’t be added to this account."),
        (
            "CREDENTIAL_TOO_OLD_LOGIN_AGAIN",
            "This took too long. You can add a second step the next time you sign in."
        ),
        (
            "SECOND_FACTOR_LIMIT_EXCEEDED", "Your account has the maximum number of second steps."
        ),
    ])
    func `an offered enrollment that is refused can be skipped`(word: String, complaint: String) {
        for kind in SecondFactorKind.allCases {
            var screen = enrolling(isRequired: false)
            screen.send(.chooseEnrollment(kind))
            if kind == .phone { screen.send(.typeNumber("6505550199"), .submit) }
            screen.answer(Screen.refusal(word))
            #expect(screen.model.step == .enrollment([.app, .phone], canSkip: true))
            #expect(screen.complaint == complaint)
            screen.send(.skip)
            #expect(screen.model.step == .done(account))
        }
    }

    @Test func `a required enrollment that took too long stays signed in until the user leaves`() {
        var screen = enrolling(isRequired: true)
        let choice = screen.model.step
        screen.send(.chooseEnrollment(.app))
        screen.answer(.secret(secret))
        screen.send(.typeCode("333333"))
        screen.answer(Screen.refusal("CREDENTIAL_TOO_OLD_LOGIN_AGAIN"))
        #expect(screen.model.step == choice)
        #expect(screen.complaint == "This took too long. Start over.")
    }

    @Test func `an account stays new after its enrollment`() {
        var screen = enrolling(isRequired: true)
        screen.send(.chooseEnrollment(.app))
        screen.answer(.secret(secret))
        screen.send(.typeCode("333333"))
        screen.answer(.signedIn(SignedInAccount(id: "alice")))
        #expect(screen.model.step == .done(account))
    }

    @Test func `the enrollment says what came before it`() {
        #expect(enrolling(isRequired: true).model.enrollmentLead == .enrollLead)
        #expect(enrolling(isRequired: false).model.enrollmentLead == .enrollOfferLead)
        var options = SignInOptions()
        options.methods = [.password]
        var screen = Screen(options)
        screen.send(.typeEmail("alice@example.com"), .typePassword("secret"), .submit)
        screen.answer(.enrollmentNeeded(account, isRequired: true))
        #expect(screen.model.enrollmentLead == .enrollRequiredLead)
    }

    @Test func `an enrollment that nothing is offered for offers everything`() {
        var options = SignInOptions()
        options.secondFactors = []
        var screen = Screen.askingForCode(options)
        screen.send(.typeCode("123456"))
        screen.answer(.enrollmentNeeded(account, isRequired: true))
        #expect(screen.model.step == .enrollment(SecondFactorKind.allCases, canSkip: false))
    }

    @Test func `an address is confirmed before the enrollment`() {
        var screen = enrolling(isRequired: true)
        let choice = screen.model.step
        screen.send(.chooseEnrollment(.app))
        screen.answer(.emailUnverified(UnverifiedEmail("alice@example.com")))
        #expect(screen.request == .sendEmailVerification)
        screen.answer(.linkSent)
        #expect(screen.notice == "We sent a link to alice@example.com.")
        screen.send(.submit)
        #expect(screen.request == .checkEmailVerification)
        screen.answer(Screen.refusal("UNVERIFIED_EMAIL"))
        let complaint = "This address isn’t confirmed yet. Open the link in our e-mail."
        #expect(screen.complaint == complaint)
        screen.send(.resend)
        #expect(screen.request == .sendEmailVerification)
        screen.answer(.linkSent)
        screen.send(.submit)
        screen.answer(.emailVerified)
        #expect(screen.model.step == choice)
        #expect(!"\(SignInStep.emailVerification(UnverifiedEmail("alice@x")))".contains("alice"))
    }

    @Test func `who does not confirm the address can go back`() {
        var screen = enrolling(isRequired: false)
        let choice = screen.model.step
        screen.send(.chooseEnrollment(.app))
        screen.answer(.emailUnverified(UnverifiedEmail("alice@example.com")))
        screen.answer(.failed(.offline))
        #expect(screen.complaint != nil)
        screen.send(.back)
        #expect(screen.model.step == choice)
    }

    @Test func `a key is shown in groups and gets into no log`() {
        #expect(secret.groupedKey == "ABCD EFGH IJ")
        #expect(!"\(secret)".contains("ABCD"))
    }
}
