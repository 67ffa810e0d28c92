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

    @Test func `a snapshot of an unknown version is ignored`() throws {
        let newer = try stored().json.replacingOccurrences(
            of: "\"version\":1",
            with: "\"version\":2"
        )
        let snapshot = try JSONDecoder().decode(SignInSnapshot.self, from: Data(newer.utf8))
        #expect(Screen(restoring: snapshot, at: Screen.start).entry?.digits == "")
    }
}
