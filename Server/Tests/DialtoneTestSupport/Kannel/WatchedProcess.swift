import Foundation

/// An external program for a test, observed through its log.
package final class WatchedProcess: Sendable {
    private let process: ChildProcess

    /// The output, which is read while this reference exists.
    private let output: FileHandle
    private let log = WatchedLog()

    /// Starts `program`, which logs to standard error or standard output.
    package init(_ program: String, _ arguments: [String]) throws {
        let (pipe, log) = (Pipe(), log)
        let end = pipe.fileHandleForWriting
        output = pipe.fileHandleForReading
        process = try ChildProcess(program, arguments, output: end, error: end)
        try end.close()
        output.readabilityHandler = { handle in
            let bytes = handle.availableData
            if bytes.isEmpty {
                handle.readabilityHandler = nil
                log.end()
            } else {
                log.add(bytes)
            }
        }
    }

    /// The lines logged so far.
    package var lines: [String] { log.lines }

    /// Waits for the line with this number, from 1, among those that contain `text`.
    ///
    /// Throws if the program ends without it.
    @discardableResult
    package func line(containing text: String, number: Int = 1) async throws -> String {
        try await log.line(containing: text, number: number)
    }

    /// Kills the program; it has no data to keep.
    package func stop() {
        process.signal(SIGKILL)
        _ = process.blockUntilExit()
    }
}
