import Foundation
import Testing

struct SampleTextTests {
    /// What S7 needs to compile: its text on the page is Swift for no version of anything.
    private static let corrections = [
        ("= TRUE", "= true"), ("if (error) {", "if (error != nil) {"), ("}];", "}"),
        ("_user = authData.user", "self._user = authData?.user"),
    ]

    private static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("SeedSamples")

    /// The lines that count: trimmed, without blank ones and those that are marked as ours.
    private func lines(_ text: String) -> [String] {
        text.split(separator: "\n")
            .map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.isEmpty && !$0.hasSuffix("// added") }
    }

    @Test(arguments: [
        ("S1", "S1SendCode"), ("S2", "S2Language"), ("S3", "S3SaveID"), ("S4", "S4RestoreID"),
        ("S5", "S5Credential"), ("S6", "S6SignIn"), ("S7", "S7IntegrationTest"),
        ("S12", "S12SignOut"),
    ])
    func `a sample is compiled from the page's own text`(name: String, file: String) throws {
        func read(_ path: String) throws -> String {
            try String(contentsOf: Self.folder.appendingPathComponent(path), encoding: .utf8)
        }
        var page = try read("Page/\(name).txt")
        if name == "S7" {
            for (wrong, right) in Self.corrections {
                #expect(page.contains(wrong))
                page = page.replacingOccurrences(of: wrong, with: right)
            }
        }
        let expected = lines(page)
        let compiled = lines(try read("\(file).swift"))
        let start = try #require(compiled.firstIndex(of: expected[0]))
        #expect(Array(compiled[start...].prefix(expected.count)) == expected)
    }
}
