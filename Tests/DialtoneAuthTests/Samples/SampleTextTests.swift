import Foundation
import Testing

/// That what compiles is the page's own text: each sample's lines, in their order and without a gap.
///
/// The Swift samples are compiled with this package, the others by `Apple/check.sh`.
struct SampleTextTests {
    struct Sample: Sendable, CustomTestStringConvertible {
        /// The text in `Tests/SeedSamples/Page`.
        let page: String
        /// The file that compiles it.
        let file: String
        /// What has to change for it to compile.
        var corrections: [(wrong: String, right: String)] = []

        var testDescription: String { page }
    }

    private static let samples =
        ["S1SendCode", "S2Language", "S3SaveID", "S4RestoreID", "S5Credential", "S6SignIn"]
        .map { Sample(page: String($0.prefix(2)), file: "Tests/SeedSamples/\($0).swift") } + [
            Sample(
                page: "S7",
                file: "Tests/SeedSamples/S7IntegrationTest.swift",
                corrections: [
                    ("= TRUE", "= true"), ("if (error) {", "if (error != nil) {"), ("}];", "}"),
                    ("_user = authData.user", "self._user = authData?.user"),
                ]
            ),
            Sample(page: "S8", file: "Tests/SeedSamples/S8APNSToken.swift"),
            Sample(page: "S8-002", file: "Tests/SeedSamples/S8APNSTokenNewer.swift"),
            Sample(page: "S9", file: "Tests/SeedSamples/S9Notification.swift"),
            // Its missing return is a line that is marked as ours.
            Sample(
                page: "S10",
                file: "Tests/SeedSamples/S10OpenURL.swift",
                corrections: [
                    ("UIApplicationOpenURLOptionsKey", "UIApplication.OpenURLOptionsKey")
                ]
            ),
            Sample(page: "S11", file: "Tests/SeedSamples/S11SceneURL.swift"),
            Sample(page: "S11-002", file: "Tests/SeedSamples/S11SceneURLNewer.swift"),
            Sample(page: "S12", file: "Tests/SeedSamples/S12SignOut.swift"),
        ]
        + [
            "O1SendCode", "O2Language", "O3SaveID", "O4RestoreID", "O5Credential", "O6SignIn",
            "O8APNSToken", "O9Notification",
        ].map { Sample(page: String($0.prefix(2)), file: "Apple/Samples/\($0).m") } + [
            Sample(
                page: "O7",
                file: "Apple/Samples/O7IntegrationTest.m",
                corrections: [(" [FIRAuth auth] signInWith", " [[FIRAuth auth] signInWith")]
            ),
            Sample(page: "O10", file: "Apple/Samples/O10OpenURL.m"),
            // The property that Swift calls `url` is `URL` in Objective-C.
            Sample(
                page: "O11",
                file: "Apple/Samples/O11SceneURL.m",
                corrections: [("urlContext.url", "urlContext.URL")]
            ),
            Sample(page: "O12", file: "Apple/Samples/O12SignOut.m"),
        ]

    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private static let pages = root.appendingPathComponent("Tests/SeedSamples/Page")

    /// The lines that count: trimmed, without blank ones and those that are marked as ours.
    private func lines(_ text: String) -> [String] {
        text.split(separator: "\n")
            .map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.isEmpty && !$0.hasSuffix("// added") }
    }

    @Test(arguments: samples)
    func `a sample is compiled from the page's own text`(_ sample: Sample) throws {
        let page = Self.pages.appendingPathComponent("\(sample.page).txt")
        var text = try String(contentsOf: page, encoding: .utf8)
        for (wrong, right) in sample.corrections {
            #expect(text.contains(wrong))
            text = text.replacingOccurrences(of: wrong, with: right)
        }
        let expected = lines(text)
        let file = Self.root.appendingPathComponent(sample.file)
        let compiled = lines(try String(contentsOf: file, encoding: .utf8))
        let start = try #require(compiled.firstIndex(of: expected[0]))
        #expect(Array(compiled[start...].prefix(expected.count)) == expected)
    }

    @Test
    func `every text of the page is compiled`() throws {
        let texts = try FileManager.default
            .contentsOfDirectory(at: Self.pages, includingPropertiesForKeys: nil)
            .map { $0.deletingPathExtension().lastPathComponent }
            .filter { $0 != "versions" && $0 != "README" }
        #expect(Set(texts) == Set(Self.samples.map(\.page)))
    }
}
