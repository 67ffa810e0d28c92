import Foundation
import Testing

@testable import DialtoneAuthUI

struct SnapshotTests {
    /// A snapshot after its way to the disk and back.
    private func stored() throws -> (snapshot: SignInSnapshot, json: String) {
        var screen = Screen()
        screen.send(.typeNumber("+49 1512 3456789"), .submit)
        screen.answer(screen.sent())
        let data = try JSONEncoder().encode(try #require(screen.saved))
        let snapshot = try JSONDecoder().decode(SignInSnapshot.self, from: data)
        return (snapshot, String(decoding: data, as: UTF8.self))
    }

    @Test func `a sign-in continues where the app was ended`() throws {
        let snapshot = try stored().snapshot
        var screen = Screen(restoring: snapshot, at: Screen.start.addingTimeInterval(100))
        guard case .signIn(let number) = try #require(screen.code).purpose else {
            Issue.record("The code is for something else.")
            return
        }
        #expect(number.number == "+4915123456789")
        #expect(screen.model.canResend(at: screen.now))
        screen.send(.typeCode("123456"))
        #expect(screen.request == .proveNumber(verificationID: "session-1", code: "123456"))
    }

    @Test func `the waiting time goes on while the app is ended`() throws {
        let snapshot = try stored().snapshot
        let screen = Screen(restoring: snapshot, at: Screen.start.addingTimeInterval(10))
        #expect(screen.model.waitForResend(at: screen.now) == 20)
    }

    @Test func `an expired sign-in begins with its number`() throws {
        let snapshot = try stored().snapshot
        let screen = Screen(restoring: snapshot, at: Screen.start.addingTimeInterval(300))
        #expect(screen.entry?.number == "+4915123456789")
    }

    @Test func `a snapshot contains no code`() throws {
        var screen = Screen.askingForCode()
        screen.send(.typeCode("87654"))
        screen.pass(30)
        screen.send(.resend)
        screen.answer(screen.sent("session-2"))
        let data = try JSONEncoder().encode(try #require(screen.saved))
        #expect(!String(decoding: data, as: UTF8.self).contains("87654"))
    }

    @Test func `a snapshot of a country that is no longer offered is ignored`() throws {
        var options = SignInOptions()
        options.countries = try Countries(only: ["US"])
        let screen = Screen(options, restoring: try stored().snapshot, at: Screen.start)
        #expect(screen.entry?.digits == "")
    }

    @Test func `the number of an earlier day is not shown to another person`() throws {
        let snapshot = try stored().snapshot
        let day: TimeInterval = 86_400
        let late = Screen(restoring: snapshot, at: Screen.start.addingTimeInterval(299 + day))
        #expect(late.entry?.number == "+4915123456789")
        let tooLate = Screen(restoring: snapshot, at: Screen.start.addingTimeInterval(300 + day))
        #expect(tooLate.entry?.digits == "")
        #expect(snapshot.isOver(at: tooLate.now))
    }

    @Test func `an app's own number is not replaced by a stored one`() throws {
        var options = SignInOptions()
        options.phoneNumber = "+16505550101"
        options.isPhoneNumberFixed = true
        let snapshot = try stored().snapshot
        let screen = Screen(options, restoring: snapshot, at: Screen.start)
        #expect(screen.entry?.number == "+16505550101")
        #expect(screen.entry?.isFixed == true)

        options.phoneNumber = "+4915123456789"
        #expect(Screen(options, restoring: snapshot, at: Screen.start).code != nil)
    }

    @Test func `a second factor is continued with its choice and its code`() throws {
        let phone = SecondFactor(id: "f1", kind: .phone, name: "work", ending: "0123")
        let app = SecondFactor(id: "f2", kind: .app)
        var screen = Screen.askingForCode()
        screen.send(.typeCode("123456"))
        screen.answer(.factorNeeded([phone, app], pendingCredential: "pending-1"))
        #expect(try screen.restarted().model.step == .factors([phone, app]))

        var chosen = try screen.restarted()
        chosen.send(.chooseFactor(app))
        #expect(try chosen.restarted().code?.purpose == .factor(app))

        screen.send(.chooseFactor(phone))
        screen.answer(screen.sent("factor-session"))
        var again = try screen.restarted(after: 20)
        #expect(again.model.waitForResend(at: again.now) == 10)
        again.send(.typeCode("654321"))
        let proof = SignInRequest.proveFactor(
            phone,
            verificationID: "factor-session",
            code: "654321"
        )
        #expect(again.request == proof)
        #expect(try screen.restarted(after: 600).entry?.digits == "")
    }

    @Test func `a second factor of another number is not continued`() throws {
        var screen = Screen.askingForCode()
        screen.send(.typeCode("123456"))
        let app = SecondFactor(id: "f2", kind: .app)
        screen.answer(.factorNeeded([app], pendingCredential: "pending-1"))
        let snapshot = try #require(screen.effects.lazy.compactMap(\.snapshot).last)
        var options = SignInOptions()
        options.phoneNumber = "+16505550101"
        #expect(Screen(options, restoring: snapshot, at: Screen.start).entry != nil)
        options.phoneNumber = "+16505550100"
        #expect(Screen(options, restoring: snapshot, at: Screen.start).code != nil)
    }

    @Test func `an enrollment is continued, with the code of its number`() throws {
        let account = SignedInAccount(id: "alice")
        let fresh = Screen(restoring: nil, enrolling: account, at: Screen.start)
        #expect(fresh.model.step == .enrollment([.app, .phone], canSkip: false))
        #expect(fresh.model.enrollmentLead == .enrollRequiredLead)

        var screen = fresh
        screen.send(.chooseEnrollment(.phone), .typeNumber("6505550199"), .submit)
        screen.answer(screen.sent("enrollment-1"))
        var again = try screen.restarted(enrolling: account)
        again.send(.typeCode("444444"))
        #expect(
            again.request == .enrollNumber(verificationID: "enrollment-1", code: "444444")
        )
        again.answer(.signedIn(account))
        #expect(again.model.step == .done(account))
        #expect(try screen.restarted().entry?.digits == "", "no user is signed in")
    }

    @Test func `a user who has to enroll is not asked for the code of another sign-in`() throws {
        let account = SignedInAccount(id: "alice")
        let snapshot = try stored().snapshot
        let screen = Screen(restoring: snapshot, enrolling: account, at: Screen.start)
        #expect(screen.model.step == .enrollment([.app, .phone], canSkip: false))
    }

    @Test func `a snapshot of an unknown version is ignored`() throws {
        let newer = try stored().json.replacingOccurrences(
            of: "\"version\":2",
            with: "\"version\":3"
        )
        let snapshot = try JSONDecoder().decode(SignInSnapshot.self, from: Data(newer.utf8))
        #expect(Screen(restoring: snapshot, at: Screen.start).entry?.digits == "")
    }
}
