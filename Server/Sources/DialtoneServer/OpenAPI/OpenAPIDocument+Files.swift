extension OpenAPIDocument {
    /// The document without paths and schemas.
    static let frame = EmbeddedFiles.openAPI["document.json"] ?? []

    /// The paths of both modes.
    static let paths = files { $0.hasSuffix(".paths.json") && $0 != emulatorFile }

    /// The paths of development mode.
    static let emulatorPaths = files { $0 == emulatorFile }

    /// The schemas of types that are not part of `IdentityToolkit`.
    static let ownSchemas = files { $0.hasSuffix(".schemas.json") }

    /// The output of `scripts/generate-schemas.sh`: a file for each folder of `IdentityToolkit`.
    static let generatedSchemas = files { $0.hasSuffix(".generated.json") }

    private static let emulatorFile = "emulator.paths.json"

    private static func files(where isWanted: (String) -> Bool) -> [[UInt8]] {
        EmbeddedFiles.openAPI.filter { isWanted($0.key) }.map(\.value)
    }
}
