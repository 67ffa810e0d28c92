import DialtoneModel
import DialtoneTestSupport
import Foundation
import Testing

@testable import DialtoneStorage

/// Tests that the page for data-protection officers describes the whole schema.
@Suite struct PrivacyPageTests {
    /// The rows of the page's tables: the names in the first cell, and the last cell.
    private static func rows() throws -> [(names: [String], last: String)] {
        var folder = URL(filePath: #filePath)
        for _ in 0..<5 { folder.deleteLastPathComponent() }
        let page = try String(
            contentsOf: folder.appending(path: "docs/privacy.md"),
            encoding: .utf8
        )
        let begin = try #require(page.range(of: "## What is stored"))
        let end = try #require(page.range(of: "## How it is protected"))
        return page[begin.upperBound..<end.lowerBound].split(separator: "\n")
            .filter { $0.hasPrefix("| `") }
            .map { line in
                let cells = line.split(separator: "|")
                return (Self.names(in: cells.first ?? ""), String(cells.last ?? ""))
            }
    }

    private static func names(in cell: some StringProtocol) -> [String] {
        cell.split(separator: "`", omittingEmptySubsequences: false).enumerated()
            .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
    }

    /// The tables that the migrations create.
    private static let tables: Set<String> = {
        let created = Migration.all.flatMap { $0.statements(in: .sqlite) }
            .compactMap { $0.firstMatch(of: /CREATE TABLE (\w+)/).map { String($0.output.1) } }
        return Set(created + ["schema_migration"])
    }()

    @Test func `the page describes every table once, and no other`() throws {
        let described = try Self.rows().flatMap(\.names)
        #expect(Set(described) == Self.tables)
        #expect(described.count == Self.tables.count)
    }

    @Test func `the page names the records of exports with their tables`() throws {
        var kinds: [String: String] = [:]
        for row in try Self.rows() where row.names.count == 1 {
            for kind in Self.names(in: row.last) { kinds[kind] = row.names[0] }
        }
        for kind in PersonalRecords.allCases {
            let table = kind.table.name.prefix { $0 != " " }
            #expect(kinds[kind.rawValue] == String(table), "\(kind)")
        }
    }

    @Test func `every table that refers to an account or a number is personal`() throws {
        let exported = Set(
            PersonalRecords.allCases.map { String($0.table.name.prefix { $0 != " " }) }
        )
        let statements = Migration.all.flatMap { $0.statements(in: .sqlite) }
        for statement in statements {
            guard let name = statement.firstMatch(of: /CREATE TABLE (\w+)/)?.output.1,
                statement.contains("account_id ") || statement.contains("phone_number ")
            else { continue }
            // The account itself is exported by its properties, and fictional numbers are settings.
            if ["account", "test_number"].contains(name) { continue }
            #expect(exported.contains(String(name)))
        }
    }
}
