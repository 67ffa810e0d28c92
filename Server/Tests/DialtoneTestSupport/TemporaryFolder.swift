import Foundation

/// A folder for one test, gone after it.
package struct TemporaryFolder {
    package let path: String

    package static func with<Value>(
        _ body: (TemporaryFolder) async throws -> Value
    ) async throws -> Value {
        let folder = TemporaryFolder(
            path: NSTemporaryDirectory() + "dialtone-tests-" + UUID().uuidString
        )
        try FileManager.default.createDirectory(
            atPath: folder.path,
            withIntermediateDirectories: true
        )
        defer { try? FileManager.default.removeItem(atPath: folder.path) }
        return try await body(folder)
    }

    /// The folder that a development server is given; the server makes it.
    package var data: String { path + "/data" }

    package func write(_ text: String, to name: String) throws -> String {
        try text.write(toFile: "\(path)/\(name)", atomically: true, encoding: .utf8)
        return "\(path)/\(name)"
    }
}
