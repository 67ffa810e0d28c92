public import Foundation

/// One call of the protocol as the files in `Calls` have it.
public struct WireFixture: Sendable {
    /// How a call is made.
    public struct Call: Decodable, Sendable {
        /// The HTTP method.
        public let method: String

        /// The path, without a leading slash; `<project>` stands for the project.
        public let path: String
    }

    /// The name of the folder.
    public let name: String

    /// The HTTP method.
    public let method: String

    /// The path, without a leading slash.
    public let path: String

    /// What the client sends; `nil` where the call has no body.
    public let request: Data?

    /// What the server says.
    public let answer: Data

    /// Reads a call's files.
    public init(_ name: String) throws {
        guard let call = try Self.calls()[name] else {
            throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: name])
        }
        let folder = Self.folder.appendingPathComponent(name)
        let request = folder.appendingPathComponent("request.json")
        let hasRequest = FileManager.default.fileExists(atPath: request.path)
        self.name = name
        method = call.method
        path = call.path
        self.request = hasRequest ? try Data(contentsOf: request) : nil
        answer = try Data(contentsOf: folder.appendingPathComponent("answer.json"))
    }

    /// How each call is made, by name.
    public static func calls() throws -> [String: Call] {
        let data = try Data(contentsOf: folder.appendingPathComponent("calls.json"))
        return try JSONDecoder().decode([String: Call].self, from: data)
    }

    /// The names of the folders with files.
    public static func folders() throws -> Set<String> {
        let entries = try FileManager.default.contentsOfDirectory(
            at: folder,
            includingPropertiesForKeys: [.isDirectoryKey]
        )
        let folders = try entries.filter {
            try $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true
        }
        return Set(folders.map(\.lastPathComponent))
    }

    private static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().appendingPathComponent("Calls")
}
