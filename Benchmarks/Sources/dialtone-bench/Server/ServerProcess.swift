import Foundation
import LoadGenerator

/// A server process with its own data directory.
final class ServerProcess: Sendable {
    let address: ServerAddress

    /// Seconds from the start of the process to its ready line.
    let startSeconds: Double
    let usage: ProcessUsage

    /// The server's output, which contains messages with their codes.
    let output: URL

    /// The server's data folder.
    let data: URL

    private let process: Process
    private let folder: URL

    private static let timeLimit = Duration.seconds(30 * 60)

    private init(process: Process, folder: URL, ready: ReadyLine, startSeconds: Double) {
        self.process = process
        output = Self.output(in: folder)
        data = Self.data(in: folder)
        self.folder = folder
        self.startSeconds = startSeconds
        address = ready.address
        usage = ProcessUsage(processID: process.processIdentifier)
    }

    /// Runs `body` with a server, which has ended when this returns.
    ///
    /// If a run exceeds the time limit, the server is terminated, and the run fails.
    static func with<Value>(
        _ launch: ServerLaunch,
        body: (ServerProcess) async throws -> Value
    ) async throws -> Value {
        let server = try await start(launch)
        let interruption = Interruption { server.stop() }
        let watch = Task {
            try await Task.sleep(for: timeLimit)
            server.stop()
        }
        defer {
            watch.cancel()
            interruption.end()
            server.stop()
        }
        return try await body(server)
    }

    /// Runs `body` with several servers, which work with the same database and keys.
    static func with<Value>(
        _ launch: ServerLaunch,
        nodes: Int,
        body: ([ServerProcess]) async throws -> Value
    ) async throws -> Value {
        try await with(launch) { first in
            var next = launch
            next.sharedData = first.data
            return try await with(next, after: [first], nodes: nodes, body: body)
        }
    }

    private static func with<Value>(
        _ launch: ServerLaunch,
        after started: [ServerProcess],
        nodes: Int,
        body: ([ServerProcess]) async throws -> Value
    ) async throws -> Value {
        guard started.count < nodes else { return try await body(started) }
        return try await with(launch) { server in
            try await with(launch, after: started + [server], nodes: nodes, body: body)
        }
    }

    private static func start(_ launch: ServerLaunch) async throws -> ServerProcess {
        guard FileManager.default.isExecutableFile(atPath: launch.program) else {
            throw ServerFailure.notExecutable(program: launch.program)
        }
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "dialtone-bench-\(UUID().uuidString)")
        let data = Self.data(in: folder)
        let output = Self.output(in: folder)
        let log = folder.appending(path: "log")
        try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
        for file in [output, log] { try Data().write(to: file) }

        let process = Process()
        process.executableURL = URL(fileURLWithPath: launch.program)
        process.arguments = try launch.arguments(data: data)
        process.environment = ProcessInfo.processInfo.environment
            .merging(launch.environment) { $1 }
        process.standardInput = FileHandle.nullDevice
        // Files, because a pipe would have to be drained during the load.
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: log)
        let begin = ContinuousClock.now
        do {
            try process.runTakingSignals()
            let ready = try await ReadyLine.await(in: [output, log], while: { process.isRunning })
            let startSeconds = (ContinuousClock.now - begin) / .seconds(1)
            try launch.changeSettings(data: data)
            return ServerProcess(
                process: process,
                folder: folder,
                ready: ready,
                startSeconds: startSeconds
            )
        } catch {
            end(process, folder: folder)
            throw error
        }
    }

    private static func data(in folder: URL) -> URL { folder.appending(path: "data") }

    private static func output(in folder: URL) -> URL { folder.appending(path: "output") }

    private func stop() { Self.end(process, folder: folder) }

    private static func end(_ process: Process, folder: URL) {
        if process.isRunning {
            process.terminate()
            let deadline = ContinuousClock.now + .seconds(10)
            while process.isRunning, ContinuousClock.now < deadline { usleep(10_000) }
            if process.isRunning { kill(process.processIdentifier, SIGKILL) }
        }
        try? FileManager.default.removeItem(at: folder)
    }
}
