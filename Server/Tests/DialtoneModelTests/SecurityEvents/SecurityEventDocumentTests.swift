import DialtoneModel
import Foundation
import Logging
import Testing

/// Tests that the documentation has the names that programs use to parse the log.
struct SecurityEventDocumentTests {
    private static func document(_ name: String) throws -> String {
        var folder = URL(filePath: #filePath)
        for _ in 0..<5 { folder.deleteLastPathComponent() }
        return try String(contentsOf: folder.appending(path: "docs/\(name)"), encoding: .utf8)
    }

    /// The table's rows of kinds: each reason with its kind and level.
    private static func documented() throws -> [String: (kind: String, level: String)] {
        var reasons: [String: (kind: String, level: String)] = [:]
        var kind = ""
        for line in try document("logging.md").split(separator: "\n") where line.hasPrefix("|") {
            let cells = line.split(separator: "|", omittingEmptySubsequences: false)
                .map { $0.trimmingCharacters(in: .whitespaces) }
            guard cells.count == 5, ["info", "notice", "warning"].contains(cells[3]) else {
                continue
            }
            if !cells[1].isEmpty { kind = cells[1].trimmingCharacters(in: ["`"]) }
            for match in cells[2].matches(of: /`([A-Za-z]+)`/) {
                reasons[String(match.output.1)] = (kind, cells[3])
            }
        }
        return reasons
    }

    @Test func `the document lists every reason, with its kind and level, and no other`() throws {
        let documented = try Self.documented()
        #expect(Set(documented.keys) == Set(SecurityEventReason.allCases.map(\.rawValue)))
        for reason in SecurityEventReason.allCases {
            let row = documented[reason.rawValue]
            #expect(row?.kind == reason.kind.rawValue, "\(reason)")
            #expect(row?.level == reason.level.rawValue, "\(reason)")
        }
    }

    @Test func `the document of hooks lists every event`() throws {
        let text = try Self.document("hooks.md")
        for event in AccountEventKind.allCases {
            #expect(text.contains("`\(event.rawValue)`"), "\(event)")
        }
    }
}
