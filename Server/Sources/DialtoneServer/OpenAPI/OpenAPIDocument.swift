import Foundation
import NIOCore

/// The description of the server's calls in OpenAPI 3.1, put together from the files in `Document`.
struct OpenAPIDocument: Sendable {
    struct BrokenFile: Error {}

    /// Put together once in the life of the process, when first a server starts.
    private static let whole = Result { try OpenAPIDocument(withEmulator: true) }
    private static let withoutEmulator = Result { try OpenAPIDocument(withEmulator: false) }

    let body: ByteBuffer

    /// The description for one mode; throws where a file is broken, so that the server does not
    /// start with one.
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
