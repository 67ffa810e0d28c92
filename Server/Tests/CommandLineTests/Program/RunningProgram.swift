import DialtoneTestSupport
import Foundation

/// The program while it runs, with what it printed so far.
final class RunningProgram: Sendable {
    private let process: ChildProcess
    private let standardOutput: LineReader
    private let standardError: LineReader

    /// Starts the program.
    ///
    /// A `fileLimit`, in blocks of 512 bytes, ends the program with a signal when a file grows
    /// beyond it, or with an error if the signal is blocked. A `descriptorLimit` is the maximum
    /// number of open files and connections.
    init(
        _ arguments: [String],
        environment: [String: String] = [:],
        input: String = "",
        fileLimit: Int? = nil,
        descriptorLimit: Int? = nil
    ) throws {
        var (path, words) = (Program.url.path, arguments)
        if let fileLimit {
            let script = #"ulimit -f \#(fileLimit) && exec "$0" "$@""#
            (path, words) = ("/bin/sh", ["-c", script, path] + words)
        }
        if let descriptorLimit {
            let script = #"ulimit -n \#(descriptorLimit) && exec "$0" "$@""#
            (path, words) = ("/bin/sh", ["-c", script, path] + words)
        }
        let (output, error) = (Pipe(), Pipe())
        process = try ChildProcess(
            path,
            words,
            environment: Program.environment(adding: environment),
            input: input.isEmpty ? nil : Self.file(of: input),
            output: output.fileHandleForWriting,
            error: error.fileHandleForWriting
        )
        // The program's own copies are the last ones then: where it ends, so does what is read.
        try output.fileHandleForWriting.close()
        try error.fileHandleForWriting.close()
        standardOutput = LineReader(output.fileHandleForReading)
        standardError = LineReader(error.fileHandleForReading)
    }

    /// Returns the program's input, which must fit into the buffer of a pipe.
    private static func file(of input: String) throws -> FileHandle {
        let pipe = Pipe()
        try pipe.fileHandleForWriting.write(contentsOf: Data(input.utf8))
        try pipe.fileHandleForWriting.close()
        return pipe.fileHandleForReading
    }

    func exitCode() async -> Int32 { await process.exitCode() }

    /// Returns the complete standard output, after the program has ended.
    func output() async -> String { await standardOutput.all() }
    func complaints() async -> String { await standardError.all() }

    /// Returns once `text` is on standard error; `false` if the program ends without it.
    func complains(of text: String) async -> Bool { await standardError.contains(text) }

    /// The first line on standard output; `nil` if the program ends without one.
    func firstLine() async -> String? { await standardOutput.firstLine() }

    func signal(_ number: Int32) {
        process.signal(number)
    }
}
