import DialtoneBasics
import EmbeddedFiles
import Foundation
import NIOCore

/// The OpenAPI 3.1 description of the server, assembled from the files in `Document`.
struct OpenAPIDocument: Sendable {
    struct BrokenFile: Error {}

    /// The complete document, which is assembled once per process.
    private static let whole = OnDemand { try OpenAPIDocument(withEmulator: true) }
    private static let withoutEmulator = OnDemand { try OpenAPIDocument(withEmulator: false) }

    let body: ByteBuffer

    /// Returns the document for one mode, which is assembled when it is first requested.
    static func document(forDevelopment isDevelopment: Bool) async throws -> OpenAPIDocument {
        try await (isDevelopment ? whole : withoutEmulator).value
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

extension OpenAPIDocument {
    /// The document without paths and schemas.
    static var frame: [UInt8] { EmbeddedFiles.openAPI["document.json"]?.bytes ?? [] }

    /// The paths of both modes.
    static var paths: [[UInt8]] { files { $0.hasSuffix(".paths.json") && $0 != emulatorFile } }

    /// The paths of development mode.
    static var emulatorPaths: [[UInt8]] { files { $0 == emulatorFile } }

    /// The schemas of formats that other documents define, such as OAuth 2; kept by hand.
    static var ownSchemas: [[UInt8]] { files { $0.hasSuffix(".schemas.json") } }

    /// The output of `scripts/generate-schemas.sh`: a file for each folder of
    /// `IdentityToolkit` and `IdentityToolkitAdmin`.
    static var generatedSchemas: [[UInt8]] { files { $0.hasSuffix(".generated.json") } }

    private static let emulatorFile = "emulator.paths.json"

    private static func files(where isWanted: (String) -> Bool) -> [[UInt8]] {
        EmbeddedFiles.openAPI.filter { isWanted($0.key) }.map(\.value.bytes)
    }
}
