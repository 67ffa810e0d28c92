import Foundation

/// Somebody else's program while a test needs it, watched by what it logs.
package final class WatchedProcess: Sendable {
    private let process: ChildProcess

    /// It is read for as long as somebody holds it.
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

    /// What it logged so far.
    package var lines: [String] { log.lines }

    /// The line of that number, from 1, among those that contain `text`, once it is there.
    ///
    /// Throws where the program ends without it.
    @discardableResult
    package func line(containing text: String, number: Int = 1) async throws -> String {
        try await log.line(containing: text, number: number)
    }

    /// Ends the program at once; nothing of it is kept anyway.
    package func stop() {
        process.signal(SIGKILL)
        _ = process.blockUntilExit()
    }
}
