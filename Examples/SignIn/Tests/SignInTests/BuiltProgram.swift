import Foundation

/// The program as it was built beside the tests.
struct BuiltProgram {
    let exitCode: Int32
    let output: String
    let errors: String

    /// Runs it to its end, with nothing to read and a home folder of its own.
    init(_ arguments: [String]) throws {
        guard let tests = Bundle.main.executableURL else { throw CocoaError(.fileNoSuchFile) }
        let home = FileManager.default.temporaryDirectory
            .appendingPathComponent("sign-in-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: home) }
        let process = Process()
        process.executableURL = tests.deletingLastPathComponent().appendingPathComponent("sign-in")
        process.arguments = arguments
        process.environment = ["XDG_DATA_HOME": home.path, "COLUMNS": "80"]
        process.standardInput = FileHandle.nullDevice
        let (output, errors) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        self.output = try Self.text(output)
        self.errors = try Self.text(errors)
        process.waitUntilExit()
        exitCode = process.terminationStatus
    }

    private static func text(_ pipe: Pipe) throws -> String {
        String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    }
}
