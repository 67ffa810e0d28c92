import DialtoneTestSupport
import Foundation
import Testing

@Suite(.timeLimit(.minutes(60)))
struct OptOutsTests {
    private struct Entry: Decodable {
        struct OptOut: Decodable {
            let by: String
            let expiresAt: String?
        }

        let phoneNumber: String
        let optOut: OptOut
    }

    @Test func `a number that an operator opts out gets no messages until it is removed`()
        async throws
    {
        try await TemporaryFolder.with { folder in
            let run: @Sendable ([String]) async throws -> Program.Outcome = { words in
                try await Program.run(words + ["--data", folder.data])
            }
            try await DevServer.with(data: folder.data) { server in
                let body = ["phoneNumber": "+16505550134"]
                let path = "/v1/accounts:sendVerificationCode"
                for _ in 0..<2 {
                    let added = try await run(
                        ["opt-outs", "add", "+1 650 555 0134", "--reason", "Asked by letter"]
                    )
                    #expect(added.output == "Messages to +16505550134 are blocked.\n")
                }
                let refused = try await server.call(path, body)
                #expect(refused.status == 400)
                #expect(refused.error == "OPERATION_NOT_ALLOWED")
                let list = try await run(["opt-outs", "list", "--json"]).list(
                    "optOuts",
                    of: Entry.self
                )
                #expect(list.map(\.phoneNumber) == ["+16505550134"])
                #expect(list.map(\.optOut.by) == ["operator"])
                #expect(list[0].optOut.expiresAt == nil)
                let text = try await run(["opt-outs", "list"]).output
                #expect(text.contains("command line") && text.contains("Asked by letter"))
                let one = ["opt-outs", "list", "--json", "--number"]
                #expect(
                    try await run(one + ["+16505550134"]).list("optOuts", of: Entry.self).count == 1
                )
                #expect(
                    try await run(one + ["+16505550135"]).list("optOuts", of: Entry.self).isEmpty
                )
                let explained = try await run(["explain", "+16505550134"]).output
                #expect(explained.contains("The number has opted out of messages."))
                #expect(explained.contains("dialtone opt-outs remove +16505550134"))
                let removed = try await run(["opt-outs", "remove", "+16505550134", "--yes"])
                #expect(removed.output == "Messages to +16505550134 are allowed again.\n")
                #expect(
                    try await run(["opt-outs", "remove", "+16505550134", "--yes"]).exitCode == 1
                )
                #expect(try await server.call(path, body).status == 200)
            }
        }
    }

    @Test func `an invalid number is refused`() async throws {
        try await TemporaryFolder.with { folder in
            try await DevServer.with(data: folder.data) { _ in }
            for words in [
                ["add", "12"], ["remove", "STOP", "--yes"], ["list", "--after", "x"],
                ["list", "--number", "x"],
                ["add", "+16505550134", "--reason", String(repeating: "a", count: 201)],
            ] {
                let outcome = try await Program.run(["opt-outs"] + words + ["--data", folder.data])
                #expect(outcome.exitCode == 1, "\(words)")
            }
        }
    }
}
