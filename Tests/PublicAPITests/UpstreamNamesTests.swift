import Foundation
import Testing

/// That docs/sdk-names.md tells the truth about upstream's names.
struct UpstreamNamesTests {
    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The rows of the table below a heading: the code in each column's text.
    private func rows(below heading: String) throws -> [[[String]]] {
        let page = Self.root.appendingPathComponent("docs/sdk-names.md")
        let text = try String(contentsOf: page, encoding: .utf8)
        let section = try #require(
            text.components(separatedBy: "## \(heading)\n").dropFirst().first
        )
        let table = section.components(separatedBy: "\n## ")[0]
            .components(separatedBy: "\n").filter { $0.hasPrefix("|") }.dropFirst(2)
        return table.map { row in
            row.split(separator: "|").map { column in
                column.matches(of: /`([^`]+)`/).map { String($0.1) }
            }
        }
    }

    private func text(below folder: String) throws -> String {
        let folder = Self.root.appendingPathComponent(folder)
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        let swift = (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
        return try swift.map { try String(contentsOf: $0, encoding: .utf8) }
            .joined(separator: "\n")
    }

    /// The functions that use the names, by what they are called.
    private func uses() throws -> [String: String] {
        let functions = try text(below: "Tests/PublicAPITests/UpstreamNames")
            .components(separatedBy: "func name").dropFirst()
        let pairs = functions.map { function in
            (String(function.prefix { $0.isLetter }), function)
        }
        return Dictionary(pairs) { $0 + $1 }
    }

    @Test func `each name that the page lists is used, and so exists`() throws {
        let uses = try uses()
        let rows = try rows(below: "Names that exist")
        #expect(rows.count > 40)
        for row in rows {
            try #require(row.count == 2)
            guard let type = row[0].first else {
                let others = uses.values.joined()
                for name in row[1] {
                    #expect(others.contains(name.replacing("()", with: "")), "\(name)")
                }
                continue
            }
            let use = try #require(uses[type], "\(type)")
            for name in row[1] {
                // Of a function without parameters, and of a protocol's, there is only the name.
                let isCalled = name.hasSuffix("()") || type == "FederatedAuthProvider"
                let written = isCalled ? String(name.prefix { $0 != "(" }) : name
                #expect(
                    use.contains(".\(written)"),
                    "UpstreamNames does not use \(type).\(name)"
                )
            }
        }
    }

    @Test func `each name that is used is listed on the page`() throws {
        let page = try rows(below: "Names that exist")
        let listed = Set(page.flatMap { $0.joined() }.map { String($0.prefix { $0 != "(" }) })
        for use in try text(below: "Tests/PublicAPITests/UpstreamNames")
            .matches(of: /(?:_ = |\\)\(?(?:any )?([A-Z]\w+)\)?\.(\w+)/)
        where use.2 != "self" && use.1 != "NSNotification" {
            #expect(listed.contains(String(use.1)), "\(use.1)")
            #expect(listed.contains(String(use.2)), "\(use.1).\(use.2)")
        }
    }

    @Test func `a name that is missing has a reason, and is not declared`() throws {
        let rows = try rows(below: "Names that do not exist")
        let sources = try text(below: "Sources")
        #expect(!rows.isEmpty)
        for row in rows {
            for name in row[0] {
                let bare = name.prefix { $0 != "(" }.split(separator: ".").last ?? ""
                let declaration = try Regex("public .*(func|var|let|class|case) \(bare)\\b")
                #expect(sources.firstMatch(of: declaration) == nil, "\(name) is declared")
            }
        }
    }
}
