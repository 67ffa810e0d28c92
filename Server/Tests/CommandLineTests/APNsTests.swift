import DialtoneBasics
import Crypto
import DialtoneTestSupport
import Foundation
import Testing

@Suite(.timeLimit(.minutes(60)))
struct APNsTests {
    private struct Check: Decodable {
        let credential: String
        let environment: String
        let isAccepted: Bool
    }

    private struct Listed: Decodable {
        let name: String
        let kind: String
        let teamID: String?
        let bundleIDs: [String]
        let environments: [String]
        let expiresAt: String?
        let needsRenewal: Bool
    }

    /// Runs `body` with a function that runs `dialtone apns` on data of its own.
    private func withData(
        _ body: (
            TemporaryFolder, @Sendable ([String]) async throws -> Program.Outcome
        ) async throws -> Void
    ) async throws {
        try await TemporaryFolder.with { folder in
            try await DevServer.with(data: folder.data) { _ in }
            let data = folder.data
            try await body(folder) { words in
                try await Program.run(["apns"] + words + ["--data", data])
            }
        }
    }

    @Test func `a key is added under the ID in its file's name, listed and removed`() async throws {
        try await withData { folder, run in
            let pem = P256.Signing.PrivateKey().pemRepresentation
            let file = try folder.write(pem, to: "AuthKey_ABCDE12345.p8")
            let added = try await run(["add-key", file, "--team-id", "FGHIJ67890"])
            #expect(added.exitCode == 0)
            #expect(added.output.contains("ABCDE12345"))
            let list = try await run(["list", "--json"]).list("credentials", of: Listed.self)
            let key = try #require(list.first)
            #expect(list.count == 1)
            #expect(key.name == "ABCDE12345")
            #expect(key.kind == "key")
            #expect(key.teamID == "FGHIJ67890")
            #expect(key.environments == ["production", "sandbox"])
            let shown = try await run(["show", "ABCDE12345", "--json"]).json(Listed.self)
            #expect(shown.teamID == key.teamID)
            #expect(try await run(["show", "none"]).exitCode == 1)
            #expect(try await run(["remove", "ABCDE12345", "--yes"]).exitCode == 0)
            #expect(try await run(["remove", "ABCDE12345", "--yes"]).exitCode == 1)
        }
    }

    @Test func `a certificate close to expiry causes a warning`() async throws {
        try await withData { folder, run in
            var p12 = P12()
            p12.end = .now + 86_400 * 10
            let file = folder.path + "/push.p12"
            let bytes = try p12.bytes(by: try TestAuthority())
            try Data(bytes).write(to: URL(fileURLWithPath: file))
            let password = try folder.write(p12.password + "\n", to: "password")
            let added = try await run(["add-certificate", file, "--password-file", password])
            #expect(added.exitCode == 0, "\(added.complaints)")
            let shown = try await run(["list"])
            #expect(shown.output.contains("com.example.shop"))
            #expect(shown.complaints.contains("Upload a new certificate"))
            let list = try await run(["list", "--json"]).list("credentials", of: Listed.self)
            #expect(list.first?.kind == "certificate")
            #expect(list.first?.needsRenewal == true)
            let wrong = try folder.write("wrong", to: "wrong")
            let refused = try await run(["add-certificate", file, "--password-file", wrong])
            #expect(refused.exitCode == 1)
            #expect(refused.complaints.contains("The password for the .p12 file is wrong"))
        }
    }

    @Test func `a file that is not a key is refused`() async throws {
        try await withData { folder, run in
            let file = try folder.write("hello", to: "AuthKey_ABCDE12345.p8")
            let noKey = try await run(["add-key", file, "--team-id", "FGHIJ67890"])
            #expect(noKey.exitCode == 1)
            #expect(noKey.complaints.contains("AuthKey_….p8"))
            let missing = try await run(
                ["add-key", folder.path + "/AuthKey_ABCDE12346.p8", "--team-id", "FGHIJ67890"]
            )
            #expect(missing.exitCode == 1)
            #expect(missing.complaints.contains("cannot be read"))
            let nameless = try folder.write("hello", to: "key.p8")
            let unnamed = try await run(["add-key", nameless, "--team-id", "FGHIJ67890"])
            #expect(unnamed.exitCode == 64)
            #expect(unnamed.complaints.contains("--key-id"))
        }
    }

    @Test func `a test push reports Apple's response and a remedy`() async throws {
        let authority = try TestAuthority()
        let clock = ServerClock { Timestamp(.now) }
        let team = AppleTeam()
        try await authority.withFile { root in
            try await ApplePushDouble.with(
                team.production(at: clock),
                authority: authority
            ) { production in
                try await ApplePushDouble.with(
                    team.sandbox(at: clock),
                    authority: authority
                ) { sandbox in
                    try await TemporaryFolder.with { folder in
                        let run = try await Self.configured(
                            folder,
                            """
                            apns: {productionHost: '\(production.host)', \
                            sandboxHost: '\(sandbox.host)', authorities: '\(root)'}
                            """
                        )
                        try await Self.tryOut(team, folder, run)
                    }
                }
            }
        }
    }

    private static func tryOut(
        _ team: AppleTeam,
        _ folder: TemporaryFolder,
        _ run: @Sendable ([String]) async throws -> Program.Outcome
    ) async throws {
        let app = ["--bundle-id", team.app]
        let keyless = try await run(["apns", "test"] + app)
        #expect(keyless.exitCode == 1)
        #expect(keyless.complaints.contains("dialtone apns add-key"))

        let file = try folder.write(team.key.pemRepresentation, to: "AuthKey_\(team.keyID).p8")
        let added = try await run(["apns", "add-key", file, "--team-id", team.teamID])
        #expect(added.exitCode == 0, "\(added.complaints)")
        let shown = try await run(["apns", "test"] + app)
        #expect(shown.exitCode == 0)
        #expect(shown.output.contains("\(team.keyID), production: accepted"))
        #expect(shown.output.contains("\(team.keyID), sandbox: accepted"))
        let checks = try await run(["apns", "test", "--json"] + app)
            .list("checks", of: Check.self)
        #expect(checks.map(\.environment) == ["production", "sandbox"])
        #expect(checks.allSatisfy { $0.credential == team.keyID && $0.isAccepted })

        let sent = try await run(["apns", "test", "--device-token", team.phone] + app)
        #expect(sent.exitCode == 0)
        #expect(sent.output.contains("(production) accepted the push"))
        let moved = try await run(["apns", "test", "--device-token", team.debugPhone] + app)
        #expect(moved.exitCode == 0)
        #expect(moved.output.contains("push service for sandbox accepted"))
        let unknown = try await run(["apns", "test", "--device-token", "00ff"] + app)
        #expect(unknown.exitCode == 1)
        #expect(unknown.complaints.contains("BadDeviceToken"))
        #expect(unknown.complaints.contains("Neither of Apple's push services recognizes"))
        let foreign = try await run(["apns", "test", "--bundle-id", "com.example.foreign"])
        #expect(foreign.exitCode == 1)
        #expect(foreign.output.contains("TopicDisallowed"))
    }

    /// Runs the program on a configuration of its own, with a project in it.
    private static func configured(
        _ folder: TemporaryFolder,
        _ settings: String
    ) async throws -> @Sendable ([String]) async throws -> Program.Outcome {
        let master = try await Program.run(["keys", "generate-master"]).output
        let key = try folder.write(master, to: "master.key")
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: key)
        let file = try folder.write(
            """
            database: {url: 'sqlite:\(folder.path)/dialtone.db'}
            sender: {kind: none}
            masterKey: {file: '\(key)'}
            \(settings)
            """,
            to: "dialtone.yaml"
        )
        let run = { @Sendable (words: [String]) in
            try await Program.run(words + ["--config", file])
        }
        #expect(try await run(["projects", "create", "shop"]).exitCode == 0)
        return run
    }
}
