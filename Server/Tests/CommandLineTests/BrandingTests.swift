import DialtoneTestSupport
import Foundation
import Testing

@Suite(.timeLimit(.minutes(60)))
struct BrandingTests {
    private struct Shown: Decodable {
        struct Logo: Decodable {
            let format: String
            let bytes: Int
        }

        let logo: Logo?
        let accent: String?
        let darkAccent: String?
        let titles: [String: String]
        let terms: String?
    }

    private static let project = "demo-dialtone"
    private static let logo =
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJ"
        + "AAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="

    @Test func `branding is set, shown, and removed`() async throws {
        try await TemporaryFolder.with { folder in
            try await DevServer.with(data: folder.data) { _ in }
            let file = "\(folder.data)/logo.png"
            try #require(Data(base64Encoded: Self.logo)).write(to: URL(fileURLWithPath: file))
            let run = { @Sendable (words: [String]) in
                try await Program.run(["branding"] + words + ["--data", folder.data])
            }
            let set = try await run([
                "set", Self.project, "--logo", file, "--accent", "#7a1fa2", "--title", "en=Hello",
                "--title", "de=Hallo", "--terms", "https://example.com/terms",
            ])
            #expect(set.exitCode == 0, "\(set.complaints)")
            let shown = try await run(["show", "--json"]).json(Shown.self)
            #expect(shown.logo?.format == "png")
            #expect(shown.accent == "#7a1fa2")
            #expect(shown.darkAccent?.hasPrefix("#") == true)
            #expect(shown.titles == ["en": "Hello", "de": "Hallo"])
            #expect(try await run(["show"]).output.contains("title (de)"))
            let settings = try await Program.run([
                "projects", "show", Self.project, "--data", folder.data,
            ])
            #expect(!settings.output.contains(Self.logo))
            #expect(try await run(["set", Self.project, "--title", "de="]).exitCode == 0)
            #expect(try await run(["show", "--json"]).json(Shown.self).titles == ["en": "Hello"])
            let preview = try await run([
                "preview", "--language", "de", "--url", "https://a.example",
            ])
            #expect(
                preview.output == "https://a.example/account?project=demo-dialtone&lang=de\n"
            )
            #expect(try await run(["remove", Self.project, "--yes"]).exitCode == 0)
            let rest = try await run(["show", "--json"]).json(Shown.self)
            #expect(rest.logo == nil && rest.accent == nil && rest.titles.isEmpty)
            #expect(rest.terms == "https://example.com/terms")
        }
    }

    @Test func `what would make a page illegible or unsafe is refused`() async throws {
        try await TemporaryFolder.with { folder in
            try await DevServer.with(data: folder.data) { _ in }
            let picture = "\(folder.data)/logo.svg"
            try Data("<svg/>".utf8).write(to: URL(fileURLWithPath: picture))
            for (words, complaint) in [
                (["--accent", "#ffd400"], "contrast"), (["--logo", picture], "PNG or WebP"),
                (["--logo", "nothing.png"], "cannot be read"),
                (["--terms", "javascript:alert(1)"], "https"),
            ] {
                let outcome = try await Program.run(
                    ["branding", "set", Self.project] + words + ["--data", folder.data]
                )
                #expect(outcome.exitCode == 1)
                #expect(outcome.complaints.contains(complaint), "\(outcome.complaints)")
            }
            let nothing = try await Program.run(["branding", "set", "--data", folder.data])
            #expect(nothing.exitCode == 64)
        }
    }
}
