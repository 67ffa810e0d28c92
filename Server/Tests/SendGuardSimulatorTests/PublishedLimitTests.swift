import Foundation
import Testing

@testable import SendGuardSimulator

/// The promises of docs/fraud.md about the default rules.
@Suite(.timeLimit(.minutes(60)))
struct PublishedLimitTests {
    /// One row of the page's table about apps of several sizes.
    struct Row: CustomTestStringConvertible {
        let size: String
        let seed: String
        let attackers: Double
        let challenged: Double
        let gaveUp: Double

        init(_ cells: [String: String]) throws {
            func share(_ name: String) throws -> Double {
                let cell = try #require(cells[name])
                return try #require(Double(cell.replacingOccurrences(of: " %", with: "")))
            }
            size = try #require(cells["sign-ins a day"])
            seed = try #require(cells["seed"])
            attackers = try share("share of cost without a guard")
            challenged = try share("saw a challenge")
            gaveUp = try share("gave up")
        }

        var testDescription: String { "\(size) a day, seed \(seed)" }
    }

    private static func page() throws -> String {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../docs/fraud.md").standardized
        return try String(contentsOf: root, encoding: .utf8)
    }

    private static func cells(_ line: Substring) -> [String] {
        line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }

    /// Returns the rows of the guard with its default rules, after the heading of the sizes.
    private static func rows() throws -> [Row] {
        let page = try page()
        let start = try #require(page.range(of: "### Apps of several sizes"))
        let lines = page[start.upperBound...].split(separator: "\n")
            .drop { !$0.hasPrefix("|") }
            .prefix { $0.hasPrefix("|") }
        let names = cells(try #require(lines.first))
        return try lines.dropFirst(2)
            .map { Dictionary(zip(names, cells($0)), uniquingKeysWith: { $1 }) }
            .filter { $0["gate"] == Gates.asShipped }
            .map(Row.init)
    }

    @Test func `the page has every size with both seeds`() throws {
        let expected = ["200", "1000", "2000", "5000"].flatMap { size in
            ["20261121", "20261122"].map { "\(size) a day, seed \($0)" }
        }
        #expect(try Self.rows().map(\.testDescription).sorted() == expected.sorted())
    }

    @Test func `fewer than one in two hundred users see a challenge, at every size`() throws {
        for row in try Self.rows() { #expect(row.challenged < 0.5, "\(row.testDescription)") }
    }

    @Test func `fewer than one in five hundred users give up, at every size`() throws {
        for row in try Self.rows() { #expect(row.gaveUp < 0.2, "\(row.testDescription)") }
    }

    @Test func `attackers spend less than a twenty-fifth of what they would without the guard`()
        throws
    {
        for row in try Self.rows() { #expect(row.attackers < 4, "\(row.testDescription)") }
    }

    @Test func `the current guard gives the published figures of the small run`() throws {
        #expect(try Self.page().contains(SmallRun.text))
    }
}
