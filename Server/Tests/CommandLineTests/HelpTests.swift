import Foundation
import Testing

@Suite(.timeLimit(.minutes(10)))
struct HelpTests {
    /// Every command by its words; the first is the program itself.
    static let commands = [
        "", "dev", "serve", "config", "keys", "keys generate-master", "keys list", "keys rotate",
        "keys withdraw", "project", "project list", "project create", "project show", "project set",
        "project delete", "project add-app", "project apps", "project set-app",
        "project remove-app", "captcha", "captcha show", "captcha set", "captcha remove",
        "test-numbers",
        "test-numbers list", "test-numbers add", "test-numbers remove", "users", "users list",
        "users show", "users disable", "users enable", "users revoke", "users delete",
        "sessions", "sessions list", "sessions revoke", "sessions revoke-all",
        "numbers", "numbers show", "numbers clear", "opt-outs", "opt-outs list", "opt-outs add",
        "opt-outs remove", "explain", "guard", "guard show", "guard set",
        "guard check", "guard holds", "guard release", "guard decisions", "guard replay",
        "guard alerts", "regions", "regions show", "regions allow", "regions deny",
        "regions clear", "providers", "providers list",
        "providers set", "providers remove", "admin-keys", "admin-keys create",
        "admin-keys list", "admin-keys revoke", "service-accounts", "service-accounts create",
        "service-accounts list", "service-accounts delete",
        "apns", "apns list", "apns add-key", "apns add-certificate", "apns remove", "apns test",
        "hooks", "hooks list", "hooks add",
        "hooks remove", "hooks rotate-secret", "hooks test", "hooks deliveries",
        "project app-secret", "app-verification", "app-verification show",
        "app-verification set", "app-verification counts", "play-integrity",
        "play-integrity set", "play-integrity show", "play-integrity remove",
        "sms", "sms providers", "sms providers add", "sms providers list", "sms providers show",
        "sms providers set", "sms providers remove", "sms providers test", "sms routes",
        "sms routes show", "sms routes set", "sms routes clear", "sms messages", "sms message",
        "sms statistics",
        "texts", "texts list", "texts show", "texts set", "texts remove", "texts check",
        "texts preview", "senders", "senders list", "senders set", "senders remove",
        "import", "export",
    ]

    private static func fixture(of command: String) -> URL {
        let words = command.isEmpty ? ["dialtone"] : command.split(separator: " ").map(String.init)
        return URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Fixtures/help/\(words.joined(separator: "-")).txt")
    }

    /// With RECORD_FIXTURES=1 the fixtures are written, and the test fails, so that nobody
    /// takes a recording for a check.
    @Test(arguments: commands)
    func `the help of each command is as it was agreed`(command: String) async throws {
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

    @Test func `every command that a help text names has a fixture`() async throws {
        for command in Self.commands {
            let words = command.split(separator: " ").map(String.init)
            let help = try await Program.run(words + ["--help"]).output
            guard let list = help.split(separator: "SUBCOMMANDS:\n").dropFirst().first else {
                continue
            }
            let named = list.split(separator: "\n")
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
