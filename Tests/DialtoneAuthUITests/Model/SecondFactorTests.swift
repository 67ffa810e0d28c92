import Foundation
import Testing

@testable import DialtoneAuthUI

struct SecondFactorTests {
    private let phone = SecondFactor(id: "f1", kind: .phone, name: "work", ending: "0123")
    private let app = SecondFactor(id: "f2", kind: .app)
    private let account = SignedInAccount(id: "alice")

    private func proving(_ factors: [SecondFactor]) -> Screen {
        var screen = Screen.askingForCode()
        screen.send(.typeCode("123456"))
        screen.answer(.factorNeeded(factors))
        return screen
    }

    @Test func `the user chooses one of several factors`() {
        var screen = proving([phone, app])
        #expect(screen.model.step == .factors([phone, app]))
        #expect(screen.effects == [.forget])
        screen.send(.chooseFactor(phone))
        #expect(screen.request == .sendFactorCode(phone))
        screen.answer(screen.sent("factor-session"))
        #expect(screen.saved == nil)
        screen.send(.typeCode("111111"))
        let proof = SignInRequest.proveFactor(
            phone,
            verificationID: "factor-session",
            code: "111111"
        )
        #expect(screen.request == proof)
        screen.answer(.signedIn(account))
        #expect(screen.model.step == .done(account))
    }

    @Test func `the only factor needs no choice`() {
        var screen = proving([app])
        #expect(screen.code?.purpose == .factor(app))
        screen.send(.typeCode("222222"))
        #expect(screen.request == .proveFactor(app, verificationID: nil, code: "222222"))
        #expect(proving([phone]).request == .sendFactorCode(phone))
    }

    @Test func `another factor can be chosen on the way`() {
        var screen = proving([phone, app])
        screen.send(.chooseFactor(app), .back)
        #expect(screen.model.step == .factors([phone, app]))
        screen.send(.back)
        #expect(screen.entry != nil)
    }

    @Test func `a wrong code of an app can be corrected`() {
        var screen = proving([app])
        screen.send(.typeCode("222222"))
        screen.answer(Screen.refusal("INVALID_CODE"))
        #expect(screen.complaint == "That code isn’t right.")
        #expect(screen.code?.end == nil)
        #expect(!screen.model.canResend(at: screen.now))
    }

    @Test func `a pending sign-in that has expired starts over`() {
        var screen = proving([phone, app])
        screen.send(.chooseFactor(phone))
        screen.answer(Screen.refusal("INVALID_MFA_PENDING_CREDENTIAL"))
        #expect(screen.entry != nil)
        #expect(screen.complaint == "This sign-in has expired. Start over.")
    }

    @Test func `a factor of another account cannot be chosen`() {
        var screen = proving([phone, app])
        screen.send(.chooseFactor(SecondFactor(id: "f3", kind: .app)))
        #expect(screen.effects.isEmpty)
        #expect(screen.model.step == .factors([phone, app]))
    }
}
