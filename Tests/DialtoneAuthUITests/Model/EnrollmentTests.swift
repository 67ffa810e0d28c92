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
        #expect(screen.saved == nil)
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
        screen.send(.back)
        #expect(screen.entry?.digits == Screen.number)
    }

    @Test func `a session that has ended starts over`() {
        var screen = enrolling(isRequired: true)
        screen.send(.chooseEnrollment(.app))
        screen.answer(Screen.refusal("TOKEN_EXPIRED"))
        #expect(screen.entry?.isForSecondFactor == false)
        #expect(screen.complaint == "This took too long. Start over.")
    }

    @Test func `a key is shown in groups and gets into no log`() {
        #expect(secret.groupedKey == "ABCD EFGH IJ")
        #expect(!"\(secret)".contains("ABCD"))
    }
}
