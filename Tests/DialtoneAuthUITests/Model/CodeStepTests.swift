import Foundation
import Testing

@testable import DialtoneAuthUI

struct CodeStepTests {
    private let account = SignedInAccount(id: "alice", isNew: true)

    @Test func `a complete code is sent by itself`() {
        var screen = Screen.askingForCode()
        for digits in ["1", "12", "123", "1234", "12345"] {
            screen.send(.typeCode(digits))
            #expect(screen.request == nil)
        }
        screen.send(.typeCode("123456"))
        #expect(screen.request == .proveNumber(verificationID: "session-1", code: "123456"))
    }

    @Test(arguments: ["123 456", "123-456", "۱۲۳۴۵۶", "١٢٣٤٥٦", "Code: 123456", "1234567"])
    func `a pasted code is read in any writing`(text: String) {
        var screen = Screen.askingForCode()
        screen.send(.typeCode(text))
        #expect(screen.request == .proveNumber(verificationID: "session-1", code: "123456"))
    }

    @Test func `the right code ends the sign-in`() {
        var screen = Screen.askingForCode()
        screen.send(.typeCode("123456"))
        screen.answer(.signedIn(account))
        #expect(screen.model.step == .done(account))
        #expect(screen.effects == [.forget])
    }

    @Test func `a wrong code empties the field and says how many tries are left`() {
        var screen = Screen.askingForCode()
        screen.send(.typeCode("123456"))
        screen.answer(Screen.refusal("WRONG_CODE", triesLeft: 2))
        #expect(screen.complaint == "That code isn’t right. 2 tries left.")
        #expect(screen.code?.digits == "")
        #expect(screen.code?.end == nil)
        #expect(screen.effects.isEmpty)
    }

    @Test func `after a wrong code the button sends the next one`() {
        var screen = Screen.askingForCode()
        screen.send(.typeCode("123456"))
        screen.answer(Screen.refusal("WRONG_CODE", triesLeft: 1))
        screen.send(.typeCode("654321"))
        #expect(screen.request == nil)
        screen.send(.submit)
        #expect(screen.request == .proveNumber(verificationID: "session-1", code: "654321"))
    }

    @Test func `an incomplete code is not sent`() {
        var screen = Screen.askingForCode()
        screen.send(.typeCode("12"), .submit)
        #expect(screen.complaint == "The code has 6 digits.")
        #expect(screen.effects.isEmpty)
    }

    @Test(arguments: [
        ("WRONG_CODE", 0, "That was the last try with this code. Request a new one."),
        ("CODE_EXPIRED", nil, "This code has expired. Request a new one."),
        ("CODE_USED", nil, "This code was already used. Request a new one."),
        ("SESSION_EXPIRED", nil, "This code is no longer valid. Request a new one."),
    ])
    func `a code that has ended closes the field and the button gets a new one`(
        word: String,
        triesLeft: Int?,
        complaint: String
    ) {
        var screen = Screen.askingForCode()
        screen.send(.typeCode("123456"))
        screen.answer(Screen.refusal(word, triesLeft: triesLeft))
        #expect(screen.complaint == complaint)
        #expect(screen.code?.end == .code)
        #expect(screen.effects == [.forget])

        screen.send(.typeCode("654321"), .submit)
        #expect(screen.request == nil)
        screen.pass(30)
        screen.send(.submit)
        #expect(screen.request == .sendCode(number: "+16505550100"))
        screen.answer(screen.sent("session-2"))
        #expect(screen.code?.end == nil)
    }

    @Test(arguments: ["USER_DISABLED", "BLOCKING_FUNCTION_ERROR_RESPONSE"])
    func `a sign-in that has ended can only start over`(word: String) {
        var screen = Screen.askingForCode()
        screen.send(.typeCode("123456"))
        screen.answer(Screen.refusal(word))
        #expect(screen.code?.end == .signIn)
        screen.pass(60)
        #expect(!screen.model.canResend(at: screen.now))
        screen.send(.submit)
        #expect(screen.entry?.digits == Screen.number)
    }

    @Test func `a hook's sentence is shown as it is`() {
        var screen = Screen.askingForCode()
        screen.send(.typeCode("123456"))
        let words = ["BLOCKING_FUNCTION_ERROR_RESPONSE"]
        screen.answer(.failed(SignInFailure(words: words, message: "Members only.")))
        #expect(screen.complaint == "Members only.")
    }

    @Test func `a code that expires while the user reads is not sent`() {
        var screen = Screen.askingForCode()
        screen.send(.typeCode("1234"))
        screen.pass(299)
        #expect(screen.code?.end == nil)
        screen.pass(1)
        #expect(screen.code?.end == .code)
        #expect(screen.code?.digits == "")
        #expect(screen.complaint == "This code has expired. Request a new one.")
    }

    @Test func `a code in progress does not expire`() {
        var screen = Screen.askingForCode()
        screen.send(.typeCode("123456"))
        screen.pass(400)
        #expect(screen.complaint == nil)
        screen.answer(.signedIn(account))
        #expect(screen.model.step == .done(account))
    }

    @Test func `a new code waits for the server's time`() {
        var screen = Screen.askingForCode()
        #expect(screen.model.waitForResend(at: screen.now) == 30)
        screen.send(.resend)
        #expect(screen.effects.isEmpty)
        screen.pass(30)
        #expect(screen.model.notice == .resendReady)
        screen.send(.resend)
        #expect(screen.request == .sendCode(number: "+16505550100"))
    }

    @Test func `the end of the waiting time is announced once`() {
        var screen = Screen.askingForCode()
        screen.pass(30)
        screen.send(.typeCode("1"))
        screen.pass(1)
        #expect(screen.model.notice == nil)
    }

    @Test(arguments: [("session-1", SignInNotice.resentSame), ("session-2", .resent)])
    func `a resend says whether the code is new`(id: String, notice: SignInNotice) {
        var screen = Screen.askingForCode()
        screen.pass(30)
        screen.send(.resend)
        screen.answer(screen.sent(id))
        #expect(screen.model.notice == notice)
        #expect(screen.code?.sent?.verificationID == id)
        #expect(screen.saved != nil)
        #expect(screen.model.waitForResend(at: screen.now) == 30)
    }

    @Test func `a refused resend waits as long as the server says`() {
        var screen = Screen.askingForCode()
        screen.pass(30)
        screen.send(.typeCode("12"), .resend)
        screen.answer(Screen.refusal("SEND_COOLDOWN", retryAfter: 120))
        #expect(screen.model.waitForResend(at: screen.now) == 120)
        #expect(screen.code?.digits == "12")
        #expect(screen.code?.end == nil)
    }

    @Test func `a failure of the network keeps the code usable`() {
        var screen = Screen.askingForCode()
        screen.send(.typeCode("123456"))
        screen.answer(.failed(.offline))
        #expect(screen.code?.end == nil)
        #expect(screen.code?.digits == "123456")
        screen.send(.submit)
        #expect(screen.request == .proveNumber(verificationID: "session-1", code: "123456"))
    }

    @Test(arguments: ["unknown", "TOO_MANY_ATTEMPTS_TRY_LATER", "CAPTCHA_CHECK_FAILED"])
    func `a failure that says nothing about the code keeps its digits`(word: String) {
        var screen = Screen.askingForCode()
        screen.send(.typeCode("123456"))
        screen.answer(Screen.refusal(word))
        #expect(screen.code?.digits == "123456")
        // A corrected digit is sent at once, because no code was wrong.
        screen.send(.typeCode("12345"), .typeCode("123457"))
        #expect(screen.request == .proveNumber(verificationID: "session-1", code: "123457"))
    }

    @Test(arguments: ["BLOCKING_FUNCTION_ERROR_RESPONSE", "USER_DISABLED", "CODE_EXPIRED"])
    func `a refused resend leaves the code that was sent before`(word: String) {
        var screen = Screen.askingForCode()
        screen.pass(30)
        screen.send(.resend)
        screen.answer(Screen.refusal(word))
        #expect(screen.complaint != nil)
        #expect(screen.code?.end == nil)
        #expect(screen.effects.isEmpty)
        screen.send(.typeCode("123456"))
        #expect(screen.request == .proveNumber(verificationID: "session-1", code: "123456"))
    }

    @Test func `a number that needs another proof leads to the ways that the server named`() {
        var options = SignInOptions()
        options.methods = [.phone, .password, .emailLink, .guest]
        var screen = Screen.askingForCode(options)
        #expect(screen.model.otherMethods.isEmpty)
        screen.send(.typeCode("123456"))
        var failure = SignInFailure(words: ["OTHER_PROOF_REQUIRED", "OPERATION_NOT_ALLOWED"])
        failure.signInMethods = [.password, .provider(id: "google.com", name: "Google")]
        screen.answer(.failed(failure))
        #expect(screen.complaint?.contains("hasn’t been used here for a long time") == true)
        #expect(screen.code?.end == .signIn)
        #expect(screen.model.otherMethods == [.password])
        screen.send(.choose(.guest))
        #expect(screen.code != nil)
        screen.send(.choose(.password))
        #expect(screen.email?.purpose == .signIn)
    }

    @Test func `a number that waits for its new owner says until when`() {
        var screen = Screen.askingForCode()
        screen.send(.typeCode("123456"))
        let words = ["NUMBER_CLAIM_WAITS", "TOO_MANY_ATTEMPTS_TRY_LATER"]
        screen.answer(.failed(SignInFailure(words: words, retryAfter: 604_800)))
        #expect(screen.code?.end == .signIn)
        let texts = SignInTexts(preferences: ["en"])
        let moment = texts.moment(screen.now.addingTimeInterval(604_800))
        #expect(moment.contains("2023"))
        #expect(screen.complaint?.hasSuffix("Try again after \(moment).") == true)
        #expect(screen.complaint?.contains("168:00") == false)
    }

    @Test(arguments: [
        (
            SentMessageState.pending,
            "The message is still on its way. This can take a few minutes."
        ),
        (
            .delivered,
            "The message has reached your phone. Look through your messages, including those from "
                + "unknown senders."
        ),
    ])
    func `a user without a message learns what became of it`(
        state: SentMessageState,
        notice: String
    ) {
        var screen = Screen.askingForCode()
        screen.send(.typeCode("12"), .askForMessage)
        #expect(screen.request == nil, "carriers report late")
        screen.pass(30)
        #expect(screen.model.canAskForMessage(at: screen.now))
        screen.send(.askForMessage)
        #expect(screen.request == .lookUpMessage(verificationID: "session-1"))
        screen.answer(.message(state))
        #expect(screen.notice == notice)
        #expect(screen.code?.digits == "12")
    }

    @Test func `a message that was not delivered is a complaint`() {
        var screen = Screen.askingForCode()
        screen.pass(30)
        screen.send(.askForMessage)
        screen.answer(.message(.failed))
        #expect(screen.complaint?.hasPrefix("The message couldn’t be delivered") == true)
        screen.send(.resend)
        #expect(screen.request == .sendCode(number: "+16505550100"))
    }

    @Test func `a failed look-up leaves the code`() {
        var screen = Screen.askingForCode()
        screen.pass(30)
        screen.send(.askForMessage)
        screen.answer(Screen.refusal("INVALID_SESSION_INFO"))
        #expect(screen.code?.end == nil)
    }

    @Test func `the time for which a code is valid is known`() {
        var screen = Screen.askingForCode()
        screen.pass(60)
        #expect(screen.model.codeLifetime(at: screen.now) == 240)
        screen.pass(240)
        #expect(screen.model.codeLifetime(at: screen.now) == nil)
    }

    @Test func `a complaint does not change while its time passes`() {
        var screen = Screen.askingForCode()
        screen.send(.typeCode("123456"))
        screen.answer(Screen.refusal("TOO_MANY_ATTEMPTS_TRY_LATER", retryAfter: 90))
        let texts = SignInTexts(preferences: ["en"])
        let (complaint, text) = (screen.model.complaint, texts.complaint(of: screen.model))
        #expect(texts.wait(of: screen.model, at: screen.now) == "Try again in 1:30.")
        screen.pass(1)
        #expect(screen.model.complaint == complaint)
        #expect(texts.complaint(of: screen.model) == text)
        #expect(text == "Too many attempts.")
        #expect(texts.wait(of: screen.model, at: screen.now) == "Try again in 1:29.")
    }

    @Test func `another number forgets the code and keeps the digits`() {
        var screen = Screen.askingForCode()
        screen.send(.back)
        #expect(screen.effects == [.forget])
        #expect(screen.entry?.text == "650-555-0100")
    }

    @Test func `going back waits for a code in progress`() {
        var screen = Screen.askingForCode()
        screen.send(.typeCode("123456"), .back)
        #expect(screen.code != nil)
        #expect(screen.effects.isEmpty)
    }

    @Test func `a description contains no digits of the code or the number`() {
        var screen = Screen.askingForCode()
        screen.send(.typeCode("12345"))
        var dumped = "\(screen.model) \(screen.model.step) \(SignInEvent.typeCode("12345"))"
        dump(screen.model, to: &dumped)
        dump(screen.model.step, to: &dumped)
        #expect(!dumped.contains("12345"))
        #expect(!dumped.contains("555"))
    }
}
