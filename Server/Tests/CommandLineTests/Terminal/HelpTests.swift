import ArgumentParser
import Foundation
import Testing

@testable import dialtone

@Suite(.timeLimit(.minutes(60)))
struct HelpTests {
    /// Every command by its words; the first is the program itself.
    static let commands = [
        "", "dev", "serve", "config", "doctor", "health", "nodes", "keys", "keys generate-master",
        "keys list",
        "keys rotate", "keys rotate-master",
        "keys withdraw", "projects", "projects list", "projects create", "projects show",
        "projects set",
        "projects delete", "apps", "apps list", "apps show", "apps add", "apps set", "apps remove",
        "apps rotate-secret", "apps replace-key", "apps remove-previous-key", "captcha",
        "captcha show", "captcha set", "captcha remove",
        "test-numbers",
        "test-numbers list", "test-numbers show", "test-numbers set", "test-numbers remove",
        "users", "users list",
        "users show", "users passkeys", "users passkeys list", "users passkeys remove",
        "users second-factors", "users second-factors list", "users second-factors remove",
        "users remove-recovery-codes",
        "users disable", "users enable", "users revoke", "users delete", "users export",
        "users erase", "users log", "users export-log",
        "sessions", "sessions list", "sessions revoke", "sessions revoke-all",
        "numbers", "numbers show", "numbers clear", "numbering-plan", "numbering-plan show",
        "numbering-plan update", "opt-outs", "opt-outs list", "opt-outs add",
        "opt-outs remove", "explain", "guard", "guard show", "guard set",
        "guard check", "guard holds", "guard holds list", "guard release", "guard decisions",
        "guard decisions list", "guard replay", "guard alerts", "guard alerts list", "regions",
        "regions show", "regions allow", "regions deny",
        "regions clear", "identity-providers", "identity-providers list", "identity-providers show",
        "identity-providers set", "identity-providers test", "identity-providers remove",
        "admin-keys", "admin-keys create",
        "admin-keys list", "admin-keys revoke", "service-accounts", "service-accounts create",
        "service-accounts list", "service-accounts delete",
        "apns", "apns list", "apns show", "apns add-key", "apns add-certificate", "apns remove",
        "apns test",
        "hooks", "hooks list", "hooks show", "hooks add", "hooks set",
        "hooks remove", "hooks rotate-secret", "hooks test", "hooks deliveries",
        "hooks deliveries list", "hooks deliveries resend", "hooks calls", "app-verification",
        "app-verification show",
        "app-verification set", "app-verification counts", "app-verification counts show",
        "play-integrity",
        "play-integrity set", "play-integrity show", "play-integrity remove",
        "sms", "sms gateways", "sms gateways add", "sms gateways list", "sms gateways show",
        "sms gateways set", "sms gateways remove", "sms gateways test", "sms routes",
        "sms routes list", "sms routes set", "sms routes remove", "sms messages",
        "sms messages list", "sms messages show",
        "sms statistics", "sms statistics show",
        "texts", "texts list", "texts show", "texts set", "texts remove", "texts check",
        "texts preview", "senders", "senders list", "senders show", "senders set", "senders remove",
        "mails", "mails list", "mails show", "mails set", "mails remove", "mails preview",
        "mails sender", "mails test",
        "audit", "audit list", "audit verify", "audit export", "audit erase",
        "import", "export", "backup", "restore", "migrate", "schema", "schema show",
        "schema migrate", "clients", "clients list",
        "clients show", "clients add",
        "clients set", "clients remove", "clients rotate-secret", "branding", "branding show",
        "branding set", "branding remove", "branding preview",
        "operators", "operators invite", "operators list", "operators set", "operators remove",
        "operators sign-out",
    ]

    /// The agreed help of a command.
    static func fixture(of command: String) -> URL {
        let words = command.isEmpty ? ["dialtone"] : command.split(separator: " ").map(String.init)
        return URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent()
            .appendingPathComponent("Fixtures/help/\(words.joined(separator: "-")).txt")
    }

    /// With RECORD_FIXTURES=1, the test writes the fixtures and fails, so that a recording is not
    /// mistaken for a check.
    @Test(arguments: commands)
    func `the help of each command matches the approved text`(command: String) async throws {
        let words = command.split(separator: " ").map(String.init)
        let outcome = try await Program.run(words + ["--help"])
        #expect(outcome.exitCode == 0)
        #expect(outcome.complaints.isEmpty)
        let fixture = Self.fixture(of: command)
        if ProcessInfo.processInfo.environment["RECORD_FIXTURES"] == "1" {
            try outcome.output.write(to: fixture, atomically: true, encoding: .utf8)
            Issue.record("recorded \(fixture.lastPathComponent)")
        } else {
            let agreed = try String(contentsOf: fixture, encoding: .utf8)
            #expect(outcome.output == agreed)
        }
    }

    /// The last words of commands that return no data, or data in a form of their own: a key file,
    /// a master key, accounts.
    private static let verbsWithoutJSON: Set<String> = [
        "dev", "serve", "export", "export-log", "backup", "restore", "migrate", "generate-master",
        "add", "set",
        "remove", "remove-previous-key", "remove-recovery-codes", "delete", "revoke",
        "rotate", "enable", "disable", "clear", "release", "resend", "create", "erase", "sign-out",
    ]

    @Test(arguments: commands)
    func `a command that returns data has --json`(command: String) throws {
        let help = try String(contentsOf: Self.fixture(of: command), encoding: .utf8)
        guard !help.contains("SUBCOMMANDS:"), !help.contains("--json") else { return }
        let verb = command.split(separator: " ").last.map(String.init) ?? ""
        #expect(Self.verbsWithoutJSON.contains(verb))
    }

    @Test(arguments: [
        (["users", "lst", "--data", "none"], ["list"]), (["user"], ["users"]),
        (["usrs"], ["users"]),
        (["admin-keys", "add"], ["create"]), (["hooks", "delete", "hook_1"], ["remove"]),
        (["sms", "gateways", "tset", "main"], ["set", "test"]), (["zzzzzz"], [String]()),
        (["sms", "gateway", "list"], ["gateways"]), (["help", "usrs"], ["users"]),
    ])
    func `a misspelled command is reported with similar ones`(
        words: [String],
        guesses: [String]
    ) async throws {
        let unknown = try #require(UnknownCommand(in: words, of: Dialtone.self))
        #expect(unknown.guesses.first == guesses.first)
        #expect(guesses.allSatisfy(unknown.guesses.contains))
        let outcome = try await Program.run(words)
        #expect(outcome.exitCode == 64)
        #expect(outcome.output.isEmpty)
        #expect(outcome.complaints == "Error: \(unknown.failure.message)\n")
        #expect(outcome.complaints.contains("Did you mean") != guesses.isEmpty)
        #expect(!outcome.complaints.contains("--data"))
    }

    @Test(arguments: UnknownCommand.formerNames.sorted { $0.key < $1.key })
    func `a renamed command is reported with its new name`(
        former: String,
        current: String
    ) async throws {
        let words = former.split(separator: " ").map(String.init)
        let outcome = try await Program.run(words + ["list"])
        #expect(outcome.exitCode == 64)
        #expect(outcome.output.isEmpty)
        #expect(outcome.complaints == "Error: `dialtone \(former)` is now `dialtone \(current)`.\n")
        let help = try await Program.run(["help"] + words)
        #expect(help.exitCode == 64)
        #expect(help.output.isEmpty)
        #expect(help.complaints == outcome.complaints)
        #expect(Self.commands.contains(current))
    }

    @Test(arguments: UnknownCommand.formerGroups.sorted { $0.key < $1.key })
    func `a command that has become a group is reported with the command that replaces it`(
        former: String,
        current: String
    ) async throws {
        let words = former.split(separator: " ").map(String.init)
        for rest in [["--days", "7"], ["shop"]] {
            let outcome = try await Program.run(words + rest)
            #expect(outcome.exitCode == 64)
            #expect(outcome.output.isEmpty)
            #expect(
                outcome.complaints == "Error: `dialtone \(former)` is now `dialtone \(current)`.\n"
            )
        }
        #expect(Self.commands.contains(former))
        #expect(Self.commands.contains(current))
    }

    @Test func `the summary of each command has at most eight words`() {
        func long(_ command: any ParsableCommand.Type) -> [String] {
            let summary = command.configuration.abstract
            return (summary.split(separator: " ").count > 8 ? [summary] : [])
                + command.configuration.subcommands.flatMap(long)
        }
        #expect(long(Dialtone.self).isEmpty)
    }

    @Test(arguments: [
        [], ["--help"], ["help"], ["help", "users"], ["help", "sms", "gateways", "add"],
        ["help", "help"], ["--version"], ["users", "--help"], ["users", "list"],
        ["users", "show", "lst"], ["sms", "statistics"], ["sms", "statistics", "--help"],
        ["--generate-completion-script", "bash"],
    ])
    func `words that are not commands are left to the argument parser`(words: [String]) {
        #expect(UnknownCommand(in: words, of: Dialtone.self) == nil)
    }

    @Test(arguments: ["bash", "zsh", "fish"])
    func `each shell gets its completions`(shell: String) async throws {
        let outcome = try await Program.run(["--generate-completion-script", shell])
        #expect(outcome.exitCode == 0)
        #expect(outcome.output.contains("generate-master"))
    }

    /// The argument parser breaks a longer line, and leaves its last words alone on the next one.
    @Test func `no line of a discussion is wider than a terminal`() {
        func longLines(of command: any ParsableCommand.Type) -> [Substring] {
            command.configuration.discussion.split(separator: "\n").filter { $0.count > 80 }
                + command.configuration.subcommands.flatMap(longLines)
        }
        #expect(longLines(of: Dialtone.self).isEmpty)
    }

    @Test func `every command listed in a help text has a fixture`() throws {
        for command in Self.commands {
            let words = command.split(separator: " ").map(String.init)
            let help = try String(contentsOf: Self.fixture(of: command), encoding: .utf8)
            let lists = help.split(separator: "SUBCOMMANDS:\n").dropFirst()
            guard !lists.isEmpty else { continue }
            // The program's own commands stand in several groups.
            let named = lists.joined().split(separator: "\n")
                .prefix { !$0.hasPrefix("  See ") }
                .filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }
                .compactMap { $0.split(separator: " ").first.map(String.init) }
            #expect(!named.isEmpty)
            for name in named {
                #expect(Self.commands.contains((words + [name]).joined(separator: " ")))
            }
        }
    }
}
