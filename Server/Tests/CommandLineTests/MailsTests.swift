import DialtoneTestSupport
import Foundation
import Testing

@Suite(.timeLimit(.minutes(60)))
struct MailsTests {
    private struct Shown: Decodable {
        let origin: String
        let subject: String
        let body: String
        let placeholders: [String]
    }

    @Test func `a mail is set, previewed, listed and removed, and a bad one is refused`()
        async throws
    {
        try await TemporaryFolder.with { folder in
            try await DevServer.with(data: folder.data) { _ in }
            let file = "\(folder.data)/body.txt"
            try Data("Hallo {name}\r\n\r\n{link}\r\n".utf8).write(to: URL(fileURLWithPath: file))
            let run = { @Sendable (words: [String]) in
                try await Program.run(["mails"] + words + ["--data", folder.data])
            }
            let set = try await run([
                "set", "signIn", "de", "--subject", "Bei {app}", "--body-file", file,
            ])
            #expect(set.exitCode == 0, "\(set.complaints)")
            let shown = try await run(["show", "signIn", "de", "--json"]).json(Shown.self)
            #expect(shown.origin == "project" && shown.subject == "Bei {app}")
            #expect(shown.body == "Hallo {name}\n\n{link}")
            #expect(shown.placeholders == ["link", "email", "app", "name"])
            let preview = try await run(["preview", "signIn", "de"])
            #expect(preview.output.contains("Hallo Ada Lovelace\n\nhttps://example.com/"))
            let other = try await run(["preview", "signIn", "de", "--subject", "Probe", "--html"])
            #expect(other.output.contains("<h1") && other.output.contains("Probe"))
            #expect(try await run(["list"]).output.contains("signIn"))
            for (words, complaint) in [
                (["set", "signIn", "de", "--body", "kein Link"], "does not contain {link}"),
                (["set", "other", "de", "--body", "x"], "must be one of"),
                (["set", "signIn", "de", "--body-file", "nothing.txt"], "cannot be read"),
                (["preview", "signIn", "de", "--subject", "{foo}"], "contains {foo}"),
                (["sender", "--from", "no address"], "must be an address"),
                (["test", "signIn", "de", "--to", "a@example.com"], "development server"),
            ] {
                let refused = try await run(words)
                #expect(refused.exitCode != 0)
                #expect(refused.complaints.contains(complaint), "\(refused.complaints)")
            }
            let sender = try await run(["sender", "--name", "Acme Shop"])
            #expect(sender.output.contains("Name:     Acme Shop"))
            #expect(try await run(["remove", "signIn", "de", "--yes"]).exitCode == 0)
            let rest = try await run(["show", "signIn", "de", "--json"]).json(Shown.self)
            #expect(rest.origin == "built-in" && rest.subject == "{app}: Melden Sie sich an")
        }
    }
}
