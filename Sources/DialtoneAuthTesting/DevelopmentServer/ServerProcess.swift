#if os(macOS) || os(Linux)

import DialtoneAuth
import Foundation

/// The process of a ``DevelopmentServer``.
final class ServerProcess: Sendable {
    private let process = Process()
    private let output = ServerOutput()
    private let end = ProcessEnd()

    init(_ program: URL, _ arguments: [String]) throws(DevelopmentServerProblem) {
        let (output, end) = (output, end)
        let pipe = Pipe()
        process.executableURL = program
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = pipe
        process.standardError = pipe
        pipe.fileHandleForReading.readabilityHandler = { handle in
            let data = handle.availableData
            guard data.isEmpty else { return output.append(data) }
            handle.readabilityHandler = nil
            output.close()
        }
        process.terminationHandler = { process in
            output.exit(process.terminationStatus)
            // Another process that was started at the same time may hold the pipe open.
            Task {
                try await Self.sleep(1)
                output.close()
            }
            end.signal()
        }
        do {
            try process.run()
        } catch {
            pipe.fileHandleForReading.readabilityHandler = nil
            throw DevelopmentServerProblem("\(program.path) could not be started: \(error)")
        }
    }

    /// Waits until the server is ready.
    func readyURL(within seconds: TimeInterval) async throws -> URL {
        let output = output
        let deadline = Task {
            try await Self.sleep(seconds)
            output.end("The server was not ready within \(seconds) seconds.")
        }
        defer { deadline.cancel() }
        return try await output.readyURL()
    }

    /// Asks the process to end, and kills it if it has not after a time.
    func stop(within seconds: TimeInterval) async {
        if process.isRunning { process.terminate() }
        let deadline = Task {
            try await Self.sleep(seconds)
            if process.isRunning { kill(process.processIdentifier, SIGKILL) }
        }
        await end.wait()
        deadline.cancel()
    }

    private static func sleep(_ seconds: TimeInterval) async throws {
        // Limited, because a conversion of any number to an integer could end the process.
        let limited = seconds > 0 ? min(seconds, 86_400) : 0
        try await Task.sleep(nanoseconds: UInt64(limited * 1_000_000_000))
    }
}

/// The end of a process, and the callers that wait for it.
final class ProcessEnd: Sendable {
    private struct State: Sendable {
        var hasCome = false
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    private let state = Locked(State())

    func signal() {
        let waiting = state.withLock { state in
            state.hasCome = true
            defer { state.waiting = [] }
            return state.waiting
        }
        for continuation in waiting { continuation.resume() }
    }

    /// Returns once the process has ended, even if the caller is canceled.
    func wait() async {
        await withCheckedContinuation { continuation in
            let hasCome = state.withLock { state in
                if !state.hasCome { state.waiting.append(continuation) }
                return state.hasCome
            }
            if hasCome { continuation.resume() }
        }
    }
}

#endif
