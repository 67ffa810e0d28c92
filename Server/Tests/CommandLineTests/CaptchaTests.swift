import DialtoneTestSupport
import Foundation
import Testing

@Suite(.timeLimit(.minutes(60)))
struct CaptchaTests {
    private struct Shown: Decodable {
        struct Keys: Decodable {
            let vendor: String
            let details: [String: String]
        }

        let vendor: String
        let keys: [Keys]
    }

    private static let project = "demo-dialtone"

    @Test func `a challenge is chosen, its keys are stored, and both can be removed`() async throws
    {
        try await TemporaryFolder.with { folder in
            try await DevServer.with(data: folder.data) { _ in }
            let run = { @Sendable (words: [String]) in
                try await Program.run(
                    ["captcha"] + words + ["--data", folder.data],
                    input: "vendor-secret\n"
                )
            }
            let shown = { @Sendable in
                try await run(["show", Self.project, "--json"]).json(Shown.self)
            }
            #expect(try await shown().vendor == "proof-of-work")
            let turnstile = ["set", Self.project, "turnstile", "--site-key", "0x4AAA"]
            #expect(try await run(turnstile).exitCode == 0)
            let recaptcha = ["set", Self.project, "recaptcha", "--site-key", "6LeX", "--keys-only"]
            #expect(try await run(recaptcha).exitCode == 0)
            let both = try await shown()
            #expect(both.vendor == "turnstile")
            #expect(Set(both.keys.map(\.vendor)) == ["turnstile", "recaptcha"])
            #expect(both.keys.first { $0.vendor == "turnstile" }?.details == ["siteKey": "0x4AAA"])
            let text = try await run(["show", Self.project])
            #expect(text.output.contains("0x4AAA"))
            #expect(!text.output.contains("vendor-secret"))
            #expect(try await run(["remove", Self.project, "turnstile", "--yes"]).exitCode == 0)
            #expect(try await shown().vendor == "proof-of-work")
            #expect(try await run(["remove", Self.project, "turnstile", "--yes"]).exitCode == 1)
        }
    }

    @Test(arguments: [
        (["turnstile"], "--site-key"),
        (["recaptcha-enterprise", "--site-key", "k"], "--cloud-project"),
        (["hcaptcha", "--site-key", "k", "--minimum-score", "0.5"], "scores"),
        (["recaptcha", "--site-key", "k", "--cloud-project", "cloud-1"], "--cloud-project"),
        (["proof-of-work", "--site-key", "k"], "no keys"), (["unknown"], "unknown"),
        (["turnstile", "--site-key", "two words"], "--site-key"),
    ])
    func `invalid arguments are refused`(words: [String], complaint: String) async throws {
        let outcome = try await Program.run(["captcha", "set", Self.project] + words)
        #expect(outcome.exitCode == 64)
        #expect(outcome.complaints.contains(complaint))
    }

    @Test func `an app's redirect address is registered`() async throws {
        try await TemporaryFolder.with { folder in
            try await DevServer.with(data: folder.data) { _ in }
            let run = { @Sendable (words: [String]) in
                try await Program.run(["apps"] + words + ["--data", folder.data])
            }
            let link = "https://example.com/verified"
            #expect(try await run(["set", "demo-key", "--redirect", link]).exitCode == 0)
            let clientID = "123-abc.apps.googleusercontent.com"
            #expect(try await run(["set", "demo-key", "--client-id", clientID]).exitCode == 0)
            let unknown = try await run(["set", "1:2:ios:ff", "--name", "x"])
            #expect(unknown.exitCode == 1)
            for wrong in [
                ["--client-id", "evil.example"], ["--redirect", "http://example.com/"],
                ["--redirect", "https://user@example.com/"], ["--redirect", "https://a/#b"],
            ] {
                let refused = try await run(["set", "demo-key"] + wrong)
                #expect(refused.exitCode == 64)
            }
        }
    }
}
