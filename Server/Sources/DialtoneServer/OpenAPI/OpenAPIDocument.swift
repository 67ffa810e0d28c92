import Foundation
import NIOCore

/// The OpenAPI 3.1 description of the server, assembled from the files in `Document`.
struct OpenAPIDocument: Sendable {
    struct BrokenFile: Error {}

    /// The complete document, which is assembled once per process, at the first server start.
    private static let whole = Result { try OpenAPIDocument(withEmulator: true) }
    private static let withoutEmulator = Result { try OpenAPIDocument(withEmulator: false) }

    let body: ByteBuffer

    /// Returns the document for one mode; throws if a file is invalid, to prevent the start.
    static func document(forDevelopment isDevelopment: Bool) throws -> OpenAPIDocument {
        try (isDevelopment ? whole : withoutEmulator).get()
    }

    private init(withEmulator hasEmulator: Bool) throws {
        var document = try Self.object(Self.frame)
        var components = document["components"] as? [String: Any] ?? [:]
        components["schemas"] = try Self.merged(Self.ownSchemas + Self.generatedSchemas)
        document["components"] = components
        document["paths"] = try Self.merged(Self.paths + (hasEmulator ? Self.emulatorPaths : []))
        body = ByteBuffer(
            bytes: try JSONSerialization.data(
                withJSONObject: document,
                options: [.sortedKeys, .withoutEscapingSlashes]
            )
        )
    }

    private static func merged(_ files: [[UInt8]]) throws -> [String: Any] {
        try files.map(object).reduce(into: [:]) { $0.merge($1) { first, _ in first } }
    }

    private static func object(_ file: [UInt8]) throws -> [String: Any] {
        let value = try JSONSerialization.jsonObject(with: Data(file))
        guard let object = value as? [String: Any] else { throw BrokenFile() }
        return object
    }
}
