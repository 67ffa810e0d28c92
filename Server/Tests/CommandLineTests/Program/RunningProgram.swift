import Foundation
import Synchronization

/// The program while it runs, with what it printed so far.
final class RunningProgram: Sendable {
    /// One start at a time: a process started meanwhile would inherit the pipes, and keep them
    /// open for as long as it lives.
    private static let starting = Mutex(())

    private let process: Process
    private let standardOutput: LineReader
    private let standardError: LineReader
    private let exit: ExitWatch

    /// With a `fileLimit`, in blocks of 512 bytes, the program fails where it makes a file grow
    /// beyond that: by a signal, or by an error if it inherits that signal blocked.
    init(
        _ arguments: [String],
        environment: [String: String] = [:],
        input: String = "",
        fileLimit: Int? = nil
    ) throws {
        let exit = ExitWatch()
        self.exit = exit
        let process = Process()
        process.executableURL = Program.url
        process.arguments = arguments
        if let fileLimit {
            let script = #"ulimit -f \#(fileLimit) && exec "$0" "$@""#
            process.executableURL = URL(fileURLWithPath: "/bin/sh")
            process.arguments = ["-c", script, Program.url.path] + arguments
        }
        process.environment = Program.environment(adding: environment)
        process.standardInput = input.isEmpty ? FileHandle.nullDevice : try Self.file(of: input)
        process.terminationHandler = { exit.report($0.terminationStatus) }
        (standardOutput, standardError) = try Self.starting.withLock { _ in
            let (output, error) = (Pipe(), Pipe())
            process.standardOutput = output
            process.standardError = error
            try process.run()
            return (
                LineReader(output.fileHandleForReading), LineReader(error.fileHandleForReading)
            )
        }
        self.process = process
    }

    /// What the program reads: little enough to fit into a pipe that nobody reads yet.
    private static func file(of input: String) throws -> FileHandle {
        let pipe = Pipe()
        try pipe.fileHandleForWriting.write(contentsOf: Data(input.utf8))
        try pipe.fileHandleForWriting.close()
        return pipe.fileHandleForReading
    }

    func exitCode() async -> Int32 { await exit.code() }

    /// Everything on standard output, once there can be no more.
    func output() async -> String { await standardOutput.all() }
    func complaints() async -> String { await standardError.all() }

    /// The first line on standard output; `nil` if the program ends without one.
    func firstLine() async -> String? { await standardOutput.firstLine() }

    func signal(_ number: Int32) {
        kill(process.processIdentifier, number)
    }
}

/// Lets any number of tasks wait for the end of a process.
private final class ExitWatch: Sendable {
    private struct State {
        var code: Int32?
        var waiting: [CheckedContinuation<Int32, Never>] = []
    }

    private let state = Mutex(State())

    func report(_ code: Int32) {
        let waiting = state.withLock { state in
            state.code = code
            defer { state.waiting = [] }
            return state.waiting
        }
        for continuation in waiting { continuation.resume(returning: code) }
    }

    func code() async -> Int32 {
        await withCheckedContinuation { continuation in
            let code = state.withLock { state in
                if state.code == nil { state.waiting.append(continuation) }
                return state.code
            }
            if let code { continuation.resume(returning: code) }
        }
    }
}
