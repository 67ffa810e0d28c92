import Foundation

/// A temporary folder for one test, which is deleted afterwards.
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

    /// The data folder for a development server, which creates it.
    package var data: String { path + "/data" }

    package func write(_ text: String, to name: String) throws -> String {
        try text.write(toFile: "\(path)/\(name)", atomically: true, encoding: .utf8)
        return "\(path)/\(name)"
    }
}
