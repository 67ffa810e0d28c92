import DialtoneModel
import DialtoneTestSupport
import Foundation
import Testing

@testable import dialtone

@Suite(.timeLimit(.minutes(60)))
struct AuditTests {
    private struct Entry: Decodable {
        struct Actor: Decodable {
            let kind: String
            let id: String?
        }

        let seq: Int64
        let action: String
        let actor: Actor
        let via: String
        let changedMembers: [String]
    }

    @Test func `commands that change something are entries, which verify and are exported`()
        async throws
    {
        try await TemporaryFolder.with { folder in
            try await DevServer.with(data: folder.data) { _ in }
            let data = ["--data", folder.data]
            let change = ["projects", "set", "demo-dialtone", "allowsSignUp=false"] + data
            #expect(try await Program.run(change).exitCode == 0)
            let key = try await Program.run(["admin-keys", "create", "--role", "viewer"] + data)
            let secret = key.output.trimmingCharacters(in: .newlines)
            #expect(
                try await Program.run(["projects", "show", "demo-dialtone"] + data).exitCode == 0
            )
            let list = try await Program.run(["audit", "list", "--json"] + data)
            let entries = try list.list("entries", of: Entry.self)
            #expect(entries.map(\.action) == ["adminKeys.create", "projects.update"])
            #expect(entries.map(\.actor.kind) == ["commandLine", "commandLine"])
            #expect(entries.map(\.actor.id) == [NSUserName(), NSUserName()])
            #expect(entries.map(\.via) == ["commandLine", "commandLine"])
            #expect(entries.map(\.changedMembers) == [["name", "role"], ["allowsSignUp"]])
            #expect(!list.output.contains(secret))

            let file = folder.path + "/audit.ndjson"
            let export = try await Program.run(["audit", "export", file] + data)
            #expect(export.exitCode == 0)
            let verify = ["audit", "verify", "--against", file] + data
            let verdict = try await Program.run(verify)
            #expect(verdict.exitCode == 0)
            #expect(
                verdict.output == """
                    projects/demo-dialtone: 2 entries (1 to 2) and 2 checkpoints agree.

                    """
            )

            // An export of another database is no proof for this one.
            let text = try String(contentsOfFile: file, encoding: .utf8)
            try text.replacingOccurrences(
                of: "\"seq\":2,\"signature\"",
                with: "\"seq\":3,\"signature\""
            )
            .write(toFile: file, atomically: true, encoding: .utf8)
            let broken = try await Program.run(verify)
            #expect(broken.exitCode == 1)
            #expect(broken.complaints.contains("the signature of its checkpoint is not valid"))
            try "".write(toFile: file, atomically: true, encoding: .utf8)
            #expect(try await Program.run(verify).exitCode == 65)
        }
    }

    @Test(arguments: [
        (["users", "delete"], "users.delete"), (["projects", "set"], "projects.update"),
        (["sms", "gateways", "add"], "smsGateways.create"),
        (["test-numbers", "remove"], "testNumbers.delete"),
        (["apps", "rotate-secret"], "apps.rotateSecret"), (["import"], "users.import"),
        (["users", "passkeys", "remove"], "usersPasskeys.delete"),
        (["users", "second-factors", "remove"], "usersSecondFactors.delete"),
    ])
    func `the names of actions follow from the words of commands`(
        words: [String],
        action: String
    ) {
        #expect(RunningCommand.action(of: words).rawValue == action)
    }
}
