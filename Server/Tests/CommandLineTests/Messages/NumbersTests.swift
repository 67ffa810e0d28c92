import DialtoneTestSupport
import Foundation
import Testing

@Suite(.timeLimit(.minutes(60)))
struct NumbersTests {
    private struct Number: Decodable {
        let unansweredMessages: Int
        let wrongCodes: Int
        let mayGetMessage: Bool
        let obstacle: String?
    }

    private func show(_ number: String, in folder: TemporaryFolder) async throws -> Number {
        let words = ["numbers", "show", number, "--json", "--data", folder.data]
        return try await Program.run(words).json(Number.self)
    }

    @Test func `an operator can see why a number gets no message, and clear it`() async throws {
        try await TemporaryFolder.with { folder in
            // The demo project, with a wait after a message that no slow machine outlasts.
            try await DevServer.with(data: folder.data) { _ in }
            let set = ["projects", "set", "demo-dialtone", "phoneSignIn.sends.cooldowns=[86400]"]
            #expect(try await Program.run(set + ["--data", folder.data]).exitCode == 0)
            try await DevServer.with(data: folder.data) { server in
                let number = ["phoneNumber": "+16505550133"]
                let sent = try await server.call("/v1/accounts:sendVerificationCode", number)
                let wrong = try await server.call(
                    "/v1/accounts:signInWithPhoneNumber",
                    ["sessionInfo": try sent.text("sessionInfo"), "code": "1"]
                )
                #expect(wrong.status == 400)
                let before = try await show("+16505550133", in: folder)
                #expect(before.unansweredMessages == 1)
                #expect(before.wrongCodes == 1)
                #expect(!before.mayGetMessage)
                #expect(before.obstacle?.contains("a moment ago") == true)
                let clear = ["numbers", "clear", "+1 650 555 0133", "--data", folder.data]
                #expect(try await Program.run(clear).exitCode == 0)
                let after = try await show("+16505550133", in: folder)
                #expect(after.unansweredMessages == 0)
                #expect(after.wrongCodes == 0)
                #expect(after.mayGetMessage)
            }
        }
    }
}
