import Foundation
import Testing

/// That the files beside this one use every public name, so that none goes or changes unnoticed.
struct PublicNamesTests {
    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// Names without callers, which protocols of the standard library and of Foundation require.
    private static let exceptions: Set = ["Element", "hash", "isEqual", "next"]

    /// Stands before what is for Objective-C alone; `Apple/PublicAPI` uses that.
    private static let objectiveCOnly = "@available(swift 1000.0)"

    private func text(below folder: String) throws -> String {
        let folder = Self.root.appendingPathComponent(folder)
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        let swift = (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
        return try swift.map { try String(contentsOf: $0, encoding: .utf8) }
            .filter { !$0.contains(Self.objectiveCOnly) }
            .joined(separator: "\n")
    }

    @Test(arguments: ["DialtoneAuth", "FirebaseAuth", "FirebaseCore"])
    func `every public name is used`(module: String) throws {
        let declaration =
            /\bpublic (?:static |class |final |convenience |override |mutating )*(?:func|var|let|class|struct|enum|protocol|typealias) `?(\w+)/
        let declared = try text(below: "Sources/\(module)").matches(of: declaration)
        let uses = try text(below: "Tests/PublicAPITests").matches(of: /\w+/)
        let used = Set(uses.map { String($0.output) })
        // Names with an underscore are called by the Swift runtime.
        let names = declared.map { String($0.1) }.filter { !$0.hasPrefix("_") }
        let unused = Set(names).subtracting(used)
        #expect(unused.subtracting(Self.exceptions) == [])
    }
}
