import Foundation

/// A command of the server's program, such as `projects set`, which runs to its end.
struct ServerCommand {
    let program: String
    let words: [String]

    /// Returns what the command printed; throws if it failed.
    @discardableResult
    func run() throws -> String {
        let process = Process()
        let (output, complaints) = (Pipe(), Pipe())
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = words
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = complaints
        try process.runTakingSignals()
        let text = String(
            decoding: output.fileHandleForReading.readDataToEndOfFile(),
            as: UTF8.self
        )
        let said = complaints.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw ServerFailure.notSetUp(
                words: words.joined(separator: " "),
                output: text + String(decoding: said, as: UTF8.self)
            )
        }
        return text
    }
}
