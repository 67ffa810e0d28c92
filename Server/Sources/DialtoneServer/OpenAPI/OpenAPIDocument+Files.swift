extension OpenAPIDocument {
    /// What the document says besides paths and schemas.
    static let frame = EmbeddedFiles.openAPI["document.json"] ?? []

    /// Paths of both modes.
    static let paths = files { $0.hasSuffix(".paths.json") && $0 != emulatorFile }

    /// Paths of development mode.
    static let emulatorPaths = files { $0 == emulatorFile }

    /// Schemas with no type of `IdentityToolkit` behind them.
    static let ownSchemas = files { $0.hasSuffix(".schemas.json") }

    /// What `scripts/generate-schemas.sh` writes, a file for each folder of `IdentityToolkit`.
    static let generatedSchemas = files { $0.hasSuffix(".generated.json") }

    private static let emulatorFile = "emulator.paths.json"

    private static func files(where isWanted: (String) -> Bool) -> [[UInt8]] {
        EmbeddedFiles.openAPI.filter { isWanted($0.key) }.map(\.value)
    }
}
