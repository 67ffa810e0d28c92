import DialtoneModel
import DialtoneServer
import Foundation
import Testing

/// The list of ways in which development mode differs from production.
struct DevelopmentDifferenceTests {
    @Test func `each setting that differs is in the list, and only such settings are`() throws {
        let differing = try Self.differences(
            between: Self.json(of: .development),
            and: Self.json(of: .ofNewProjects)
        )
        let listed = DevelopmentDifference.all.flatMap(\.settings)
        for path in differing {
            #expect(listed.contains { path == $0 || path.hasPrefix($0 + ".") }, "\(path)")
        }
        for setting in listed {
            let isReal = differing.contains { $0 == setting || $0.hasPrefix(setting + ".") }
            #expect(isReal, "\(setting)")
        }
    }

    @Test func `the documentation contains the list as a table`() throws {
        let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../../docs/compatibility/development.md").standardized
        let text = try String(contentsOf: page, encoding: .utf8)
        let rows = DevelopmentDifference.all.map {
            "| \($0.subject) | \($0.development) | \($0.production) |"
        }
        #expect(text.contains(rows.joined(separator: "\n")), "\(rows.joined(separator: "\n"))")
    }

    private static func json(of settings: ProjectSettings) throws -> JSONValue {
        try JSONDecoder().decode(JSONValue.self, from: JSONEncoder().encode(settings))
    }

    /// The paths of all values that are not the same.
    private static func differences(
        between one: JSONValue,
        and other: JSONValue,
        at path: String = ""
    ) -> [String] {
        guard one != other else { return [] }
        guard case .object(let members) = one, case .object(let others) = other else {
            return [path]
        }
        return Set(members.keys).union(others.keys).sorted().flatMap { key in
            differences(
                between: one[key],
                and: other[key],
                at: path.isEmpty ? key : "\(path).\(key)"
            )
        }
    }
}
