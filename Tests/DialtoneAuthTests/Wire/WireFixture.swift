import Foundation

/// One call as the files in `Tests/WireFixtures` have it.
struct WireFixture {
    let method: String
    let path: String

    /// `nil` where the call has no body.
    let request: NSDictionary?
    let answer: ScriptedAnswer

    init(_ name: String) throws {
        guard let call = try Self.calls()[name] else { throw CocoaError(.fileNoSuchFile) }
        method = call["method"] ?? ""
        path = call["path"] ?? ""
        let folder = Self.folder.appendingPathComponent(name)
        request =
            method == "GET" ? nil : try Self.object(folder.appendingPathComponent("request.json"))
        let body = try Data(contentsOf: folder.appendingPathComponent("answer.json"))
        answer = ScriptedAnswer(body: body)
    }

    /// Method and path of each call, by name.
    static func calls() throws -> [String: [String: String]] {
        let data = try Data(contentsOf: folder.appendingPathComponent("calls.json"))
        return try JSONDecoder().decode([String: [String: String]].self, from: data)
    }

    /// The names of the folders with files.
    static func folders() throws -> Set<String> {
        let entries = try FileManager.default.contentsOfDirectory(
            at: folder,
            includingPropertiesForKeys: [.isDirectoryKey]
        )
        return try Set(
            entries.filter { try $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true }
                .map(\.lastPathComponent)
        )
    }

    private static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("WireFixtures")

    private static func object(_ file: URL) throws -> NSDictionary? {
        try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? NSDictionary
    }
}
