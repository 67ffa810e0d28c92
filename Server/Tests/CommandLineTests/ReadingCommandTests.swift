import ArgumentParser
import DialtoneTestSupport
import Foundation
import Testing

@testable import dialtone

/// Tests that commands which only show something, and dry runs, change no row.
@Suite(.timeLimit(.minutes(60)))
struct ReadingCommandTests {
    private static let number = "+16505550123"

    /// The commands that only show something, with the arguments of their runs.
    ///
    /// `(message)`, `(hook)` and `(client)` are IDs, `(file)` is a file that does not exist.
    private static let reading: [String: [[String]]] = [
        "config": [[]],
        "doctor": [["--offline"]],
        // It asks a running server.
        "health": [],
        "nodes": [[], ["--json"]],
        "keys generate-master": [[]],
        "keys list": [[], ["--json"]],
        "projects list": [[]],
        "projects show": [["demo-dialtone"]],
        "apps list": [["demo-dialtone"]],
        "apps show": [["key-of-the-shop"]],
        "clients list": [[], ["--json"]],
        "clients show": [["(client)"]],
        "branding show": [[]],
        "branding preview": [[]],
        "captcha show": [[]],
        "test-numbers list": [[]],
        "test-numbers show": [["+16505550135"]],
        "users list": [[]],
        "users show": [[number]],
        "users passkeys list": [[number]],
        "users second-factors list": [[number]],
        "users log": [[], ["--user", "ada", "--action", "account.signedIn", "--json"]],
        "users export-log": [["(file)"]],
        "sessions list": [[number]],
        "numbers show": [[number]],
        "numbering-plan show": [[]],
        "opt-outs list": [[]],
        "explain": [[number], ["--address", "192.0.2.1"], ["--email", "ada@example.com"]],
        "guard show": [[]],
        "guard check": [[number, "+4915112345678"]],
        "guard holds list": [[]],
        "guard decisions list": [[]],
        "guard replay": [[]],
        "guard alerts list": [[]],
        "regions show": [[]],
        "identity-providers list": [[]],
        "identity-providers show": [["google.com"]],
        "admin-keys list": [[]],
        "service-accounts list": [[]],
        "apns list": [[]],
        "apns show": [],
        "hooks list": [[]],
        "hooks show": [["(hook)"]],
        "hooks deliveries list": [[], ["--state", "dead", "--event", "account.created"]],
        "hooks calls": [[], ["--outcome", "refused", "--json"]],
        "app-verification show": [[]],
        "app-verification counts show": [[]],
        "play-integrity show": [[]],
        "sms gateways list": [[], ["--kinds"]],
        "sms gateways show": [["main"]],
        "sms routes list": [[]],
        "sms messages list": [[]],
        "sms messages show": [["(message)"]],
        "sms statistics show": [[]],
        "texts list": [[]],
        "texts show": [["de"]],
        "texts check": [[], ["Your code is {code}."]],
        "texts preview": [["en", "--text", "Your code is {code}."]],
        "mails list": [[]],
        "mails show": [["verifyEmail", "de"]],
        "mails preview": [["verifyEmail", "de"], ["resetPassword", "en", "--html"]],
        "senders list": [[]],
        "senders show": [["*"]],
        "operators list": [[]],
        "audit list": [[], ["--server", "--json"]],
        "audit verify": [[], ["--server"]],
        "export": [["(file)"], ["(file)", "--state", "disabled", "--method", "phone"]],
        "backup": [["(file)"]],
        "schema show": [[], ["--json"]],
    ]

    /// The commands that change data or send something, with the arguments of their dry runs.
    private static let writing: [String: [[String]]] = [
        "dev": [], "serve": [],
        "audit export": [], "audit erase": [],
        "keys rotate": [], "keys rotate-master": [], "keys withdraw": [],
        "projects create": [], "projects set": [], "projects delete": [],
        "apps add": [], "apps set": [], "apps remove": [], "apps rotate-secret": [],
        "apps replace-key": [], "apps remove-previous-key": [],
        "clients add": [], "clients set": [], "clients remove": [], "clients rotate-secret": [],
        "branding set": [], "branding remove": [],
        "captcha set": [], "captcha remove": [],
        "test-numbers set": [], "test-numbers remove": [],
        "users passkeys remove": [], "users second-factors remove": [],
        "users remove-recovery-codes": [], "users disable": [],
        "users enable": [], "users revoke": [],
        // An export has an entry in the audit log.
        "users export": [],
        "users delete": [], "users erase": [[number, "--dry-run"]],
        "sessions revoke": [], "sessions revoke-all": [],
        "numbers clear": [], "numbering-plan update": [],
        "opt-outs add": [], "opt-outs remove": [],
        "guard set": [], "guard release": [],
        "regions allow": [], "regions deny": [], "regions clear": [],
        "identity-providers set": [], "identity-providers test": [],
        "identity-providers remove": [],
        "admin-keys create": [], "admin-keys revoke": [],
        "operators invite": [], "operators set": [], "operators remove": [],
        "operators sign-out": [],
        "service-accounts create": [], "service-accounts delete": [],
        "apns add-key": [], "apns add-certificate": [], "apns remove": [], "apns test": [],
        "hooks add": [], "hooks set": [], "hooks remove": [], "hooks rotate-secret": [],
        "hooks test": [], "hooks deliveries resend": [],
        "app-verification set": [], "play-integrity set": [], "play-integrity remove": [],
        "sms gateways add": [], "sms gateways set": [], "sms gateways remove": [],
        "sms gateways test": [], "sms routes set": [], "sms routes remove": [],
        "mails set": [], "mails remove": [], "mails sender": [], "mails test": [],
        "texts set": [], "texts remove": [], "senders set": [], "senders remove": [],
        "import": [], "restore": [], "migrate": [],
        "schema migrate": [["--dry-run"]],
    ]

    /// The commands that create rows to show.
    private static let preparation = [
        ["sms", "gateways", "add", "main", "webhook", "--set", "url=https://sms.example/x"],
        ["sms", "routes", "set", "main"],
        ["hooks", "add", "https://hooks.example/x", "--after", "account.created"],
        ["apps", "add", "demo-dialtone", "--platform", "web", "--api-key", "key-of-the-shop"],
        ["clients", "add", "Desk", "--redirect", "https://desk.example/signed-in"],
        ["test-numbers", "set", "+16505550135", "918273"],
        ["identity-providers", "set", "google.com", "--client-id", "123"],
        ["senders", "set", "*", "--sender-id", "ACME"],
        ["admin-keys", "create", "--role", "viewer", "--name", "Nightly"],
        ["opt-outs", "add", "+16505550134"],
        ["operators", "invite", "anna", "--role", "owner"],
        ["texts", "set", "de", "{code} ist dein {app}-Code."],
    ]

    /// The commands below `type` that have no subcommands.
    private static func leaves(
        of type: any ParsableCommand.Type = Dialtone.self,
        named words: [String] = []
    ) -> [String] {
        let subcommands = type.configuration.subcommands
        guard !subcommands.isEmpty else { return [words.joined(separator: " ")] }
        return subcommands.flatMap { subcommand in
            leaves(of: subcommand, named: words + [subcommand.configuration.commandName ?? ""])
        }
    }

    @Test func `each command is listed as reading or writing`() {
        let names = Set(Self.leaves())
        let (reading, writing) = (Set(Self.reading.keys), Set(Self.writing.keys))
        #expect(reading.isDisjoint(with: writing))
        #expect(names.subtracting(reading).subtracting(writing) == [])
        #expect(reading.union(writing).subtracting(names) == [])
    }

    @Test func `each command with a dry run has test arguments`() throws {
        for (command, runs) in Self.writing {
            let help = try String(contentsOf: HelpTests.fixture(of: command), encoding: .utf8)
            #expect(help.contains("--dry-run") == !runs.isEmpty, "\(command)")
            #expect(runs.allSatisfy { $0.contains("--dry-run") }, "\(command)")
        }
    }

    @Test(arguments: StoreEngine.tested.filter { $0 != .sqliteInMemory })
    func `read commands and dry runs change no row`(engine: StoreEngine) async throws {
        try await TemporaryFolder.with { folder in
            guard engine == .postgres else {
                return try await check("sqlite:\(folder.path)/dialtone.db", in: folder)
            }
            try await PostgresServer.withSchema { try await check($0, in: folder) }
        }
    }

    private func check(_ database: String, in folder: TemporaryFolder) async throws {
        try await DevServer.with(data: folder.data, database: database) { server in
            _ = try await server.signIn(Self.number)
        }
        let yaml = """
            listen: {publicURL: "https://auth.example"}
            database: {url: "\(database)"}
            masterKey: {file: "\(folder.data)/master.key"}
            sender: {kind: none}
            """
        let config = ["--config", try folder.write(yaml, to: "dialtone.yaml")]
        for words in Self.preparation {
            let outcome = try await Program.run(
                words + config,
                input: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw\n"
            )
            #expect(outcome.exitCode == 0, "\(words): \(outcome.complaints)")
        }
        let message = try await firstID(in: "messages", of: ["sms", "messages", "list"], config)
        let hook = try await firstID(in: "hooks", of: ["hooks", "list"], config)
        let client = try await firstClient(config)
        let before = try await DatabaseContent.rows(in: database)
        for table in ["account", "session", "message", "hook", "admin_key"] {
            #expect(before[table]?.isEmpty == false, "\(table)")
        }
        for (name, runs) in Self.reading.merging(Self.writing, uniquingKeysWith: { $1 }) {
            for arguments in runs {
                let words = arguments.map { word in
                    switch word {
                    case "(message)": message
                    case "(hook)": hook
                    case "(client)": client
                    case "(file)": folder.path + "/" + UUID().uuidString
                    default: word
                    }
                }
                let command = name.split(separator: " ").map(String.init) + words
                // This command uses no data.
                let options = name == "keys generate-master" ? [] : config
                let outcome = try await Program.run(command + options)
                // The doctor finds that no proxy is trusted.
                let code: Int32 = name == "doctor" ? 1 : 0
                #expect(outcome.exitCode == code, "\(command): \(outcome.complaints)")
                let after = try await DatabaseContent.rows(in: database)
                let tables = Set(before.keys).union(after.keys)
                #expect(tables.filter { before[$0] != after[$0] } == [], "\(command)")
            }
        }
        // The comparison finds a change of one row.
        try await Program.run(["opt-outs", "add", "+16505550136"] + config)
        #expect(try await DatabaseContent.rows(in: database) != before)
    }

    /// The ID of the first entry of a list.
    private func firstID(
        in name: String,
        of command: [String],
        _ config: [String]
    ) async throws -> String {
        struct Entry: Decodable { let id: String }
        let outcome = try await Program.run(command + ["--json"] + config)
        return try #require(try outcome.list(name, of: Entry.self).first).id
    }

    private func firstClient(_ config: [String]) async throws -> String {
        struct Client: Decodable { let clientID: String }
        let outcome = try await Program.run(["clients", "list", "--json"] + config)
        return try #require(try outcome.list("clients", of: Client.self).first).clientID
    }
}
