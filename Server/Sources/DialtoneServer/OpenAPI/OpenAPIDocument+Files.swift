extension OpenAPIDocument {
    /// What the document says besides paths and schemas.
    static let frame = EmbeddedFiles.openAPI["document.json"] ?? []

    /// Paths of both modes.
    static let paths = files { $0.hasSuffix(".paths.json") && $0 != emulatorFile }

    /// Paths of development mode.
    static let emulatorPaths = files { $0 == emulatorFile }

    static let schemas = files { $0.hasSuffix(".schemas.json") }

    private static let emulatorFile = "emulator.paths.json"

    private static func files(where isWanted: (String) -> Bool) -> [[UInt8]] {
        EmbeddedFiles.openAPI.filter { isWanted($0.key) }.map(\.value)
    }
}
