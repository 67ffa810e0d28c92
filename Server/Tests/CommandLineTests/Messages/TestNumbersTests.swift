import DialtoneTestSupport
import Foundation
import Testing

@Suite(.timeLimit(.minutes(60)))
struct TestNumbersTests {
    private struct Number: Decodable, Equatable {
        let phoneNumber: String
        let code: String
    }

    @Test func `a test number signs in with its own code, and no message is sent`() async throws {
        try await TemporaryFolder.with { folder in
            try await DevServer.with(data: folder.data) { _ in }
            let data = ["--data", folder.data]
            let add = ["test-numbers", "set", "+1 650-555-0130", "918273"]
            #expect(try await Program.run(add + data).exitCode == 0)
            let server = try await DevServer.start(data: folder.data)
            let sent = try await server.call(
                "/v1/accounts:sendVerificationCode",
                ["phoneNumber": "+16505550130"]
            )
            let answer = try await server.call(
                "/v1/accounts:signInWithPhoneNumber",
                ["sessionInfo": try sent.text("sessionInfo"), "code": "918273"]
            )
            #expect(answer.status == 200)
            #expect(await server.stop() == 0)
            #expect(await server.program.output().split(separator: "\n").count == 1)
            let list = try await Program.run(["test-numbers", "list", "--json"] + data)
            #expect(
                try list.list("testNumbers", of: Number.self)
                    == [Number(phoneNumber: "+16505550130", code: "918273")]
            )
            let show = ["test-numbers", "show", "+16505550130", "--json"] + data
            #expect(try await Program.run(show).json(Number.self).code == "918273")
            let remove = ["test-numbers", "remove", "+16505550130", "--yes"] + data
            #expect(try await Program.run(remove).exitCode == 0)
            #expect(try await Program.run(remove).exitCode == 1)
            #expect(try await Program.run(show).exitCode == 1)
        }
    }

    @Test(arguments: [
        (["+16505550131", "12345"], "six digits"), (["+16505550131", "abcdef"], "six digits"),
        (["12", "123456"], "no country calling code"),
        (["+16505550132", "123456"], "an account already has"),
    ])
    func `an invalid test number is refused`(
        arguments: [String],
        complaint: String
    ) async throws {
        try await TemporaryFolder.with { folder in
            try await DevServer.with(data: folder.data) {
                _ = try await $0.signIn("+16505550132")
            }
            let data = ["--data", folder.data]
            let outcome = try await Program.run(["test-numbers", "set"] + arguments + data)
            #expect(outcome.exitCode == 1)
            #expect(outcome.complaints.contains(complaint))
            let list = try await Program.run(["test-numbers", "list", "--json"] + data)
            #expect(try list.list("testNumbers", of: Number.self).isEmpty)
        }
    }
}
