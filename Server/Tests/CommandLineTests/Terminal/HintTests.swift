import DialtoneDiagnostics
import DialtoneTestSupport
import Foundation
import Testing

@testable import dialtone

/// Tests that the commands in hints use the data options that were typed.
@Suite(.timeLimit(.minutes(60)))
struct HintTests {
    @Test(arguments: [
        (TypedData.unnamed, "dialtone keys list"),
        (TypedData(config: "/etc/dialtone.yaml"), "dialtone keys list --config /etc/dialtone.yaml"),
        (TypedData(folder: "data"), "dialtone keys list --data data"),
        (TypedData(config: "My Server/$1.yaml"), "dialtone keys list --config 'My Server/$1.yaml'"),
        (TypedData(folder: "it's"), #"dialtone keys list --data 'it'\''s'"#),
        (TypedData(folder: "a'\u{301}; b"), "dialtone keys list --data 'a'\\''\u{301}; b'"),
        (TypedData(folder: "~/data"), "dialtone keys list --data '~/data'"),
        (TypedData(folder: ""), "dialtone keys list --data ''"),
    ])
    func `a suggested command is quoted for the shell`(data: TypedData, command: String) {
        #expect(data.command("keys list") == command)
    }

    @Test(arguments: [("ada@example.com", "--email"), ("203.0.113.7", "--address")])
    func `explain suggests the option for an argument of another kind`(
        argument: String,
        option: String
    ) async throws {
        let outcome = try await Program.run(["explain", argument])
        #expect(outcome.exitCode == 64)
        #expect(outcome.output.isEmpty)
        #expect(
            outcome.complaints.hasPrefix(
                "Error: \(argument) is not a phone number. Use \(option) \(argument).\n"
            )
        )
    }

    /// Commands, the hint in their error, and its purpose.
    private static let failures: [([String], hint: String, purpose: String)] = [
        (["projects", "show", "none"], "projects list", "lists the projects"),
        (["projects", "set", "shop", "x=1"], "projects show", "lists the settings"),
        (["apps", "set", "none", "--name", "x"], "apps list PROJECT", "lists the apps"),
        (["guard", "set", "x=1"], "projects show", "lists the settings"),
        (["app-verification", "show", "shop", "--app", "x"], "apps list shop", "lists the apps"),
        (["texts", "remove", "de", "--yes"], "texts list", "lists the texts"),
        (["senders", "remove", "US", "--yes"], "senders list", "lists the senders"),
        (["sms", "gateways", "show", "none"], "sms gateways list", "lists the gateways"),
        (["apns", "test", "--bundle-id", "a.b"], "apns add-key", "adds one"),
    ]

    /// Runs `body` with the options that name a configuration whose database has a project `shop`.
    private func withShop(_ body: (TemporaryFolder, [String]) async throws -> Void) async throws {
        try await TemporaryFolder.with { folder in
            let key = Data(repeating: 7, count: 32).base64EncodedString()
            let file = try folder.write(
                """
                database: {url: "sqlite:\(folder.path)/dialtone.db"}
                masterKey: {value: "\(key)"}
                """,
                to: "dialtone.yaml"
            )
            let options = ["--config", file]
            let created = try await Program.run(["projects", "create", "shop"] + options)
            #expect(created.exitCode == 0, "\(created.complaints)")
            #expect(
                created.complaints.contains("allow DE AT CH --project shop --config \(file)\n")
            )
            #expect(
                created.complaints.contains(
                    ": dialtone app-verification set shop --enforcement audit --config \(file)\n"
                )
            )
            #expect(created.complaints.hasSuffix("--platform ios --config \(file)\n"))
            try await body(folder, options)
        }
    }

    @Test func `a hint after a failure includes the data options that were typed`() async throws {
        try await withShop { _, options in
            let typed = options.joined(separator: " ")
            for (words, hint, purpose) in Self.failures {
                let outcome = try await Program.run(words + options)
                #expect(outcome.exitCode == 1)
                #expect(
                    outcome.complaints.hasSuffix("; `dialtone \(hint) \(typed)` \(purpose).\n"),
                    "\(outcome.complaints)"
                )
                let found = try await Program.run(
                    words,
                    environment: ["DIALTONE_CONFIG": options[1]]
                )
                #expect(
                    found.complaints.hasSuffix("; `dialtone \(hint)` \(purpose).\n"),
                    "\(found.complaints)"
                )
            }
        }
    }

    @Test func `for an empty data folder the suggested server command includes it`()
        async throws
    {
        try await TemporaryFolder.with { folder in
            let outcome = try await Program.run(["users", "list", "--data", folder.data])
            #expect(outcome.exitCode == 1)
            #expect(outcome.complaints.contains("Run `dialtone dev --data \(folder.data)` once"))
        }
    }

    @Test func `a hint after a success includes the data options that were typed`() async throws {
        try await withShop { _, options in
            let typed = options.joined(separator: " ")
            let rotated = try await Program.run(["keys", "rotate", "--yes"] + options)
            #expect(rotated.output.contains("`dialtone keys list \(typed)` shows"))
            let address = ["--set", "url=https://sms.example/x"]
            let add = ["sms", "gateways", "add", "main", "webhook"] + address + options
            let secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"
            let added = try await Program.run(add, input: secret + "\n")
            #expect(added.exitCode == 0, "\(added.complaints)")
            let again = try await Program.run(add, input: secret + "\n")
            #expect(
                again.complaints.hasSuffix(
                    "; `dialtone sms gateways set main --set FIELD=VALUE \(typed)` changes it.\n"
                )
            )
            let route = try await Program.run(["sms", "routes", "set", "main"] + options)
            #expect(route.exitCode == 0, "\(route.complaints)")
            let removed = try await Program.run(
                ["sms", "gateways", "remove", "main", "--yes"] + options
            )
            #expect(
                removed.complaints.hasSuffix(
                    "with `dialtone sms routes set \(typed)` or `dialtone sms routes remove \(typed)`.\n"
                )
            )
        }
    }

    @Test func `the remedies for a number include the data options that were typed`() async throws {
        struct Explanation: Decodable { let remedies: [String] }
        try await withShop { _, options in
            let denied = try await Program.run(["regions", "deny", "US"] + options)
            #expect(denied.exitCode == 0, "\(denied.complaints)")
            let explained = try await Program.run(
                ["explain", "+16505550100", "--json"] + options
            ).json(Explanation.self)
            let typed = options.joined(separator: " ")
            let remedy = "dialtone regions allow US --everywhere-else --project shop \(typed)"
            #expect(explained.remedies == [remedy])
        }
    }
}
