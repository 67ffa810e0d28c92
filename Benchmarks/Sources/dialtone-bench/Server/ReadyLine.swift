import Foundation
import LoadGenerator

/// The line with which a server reports that it is ready: `dialtone ready http://HOST:PORT`.
struct ReadyLine {
    let address: ServerAddress

    private static let start = "dialtone ready "

    init?(_ line: some StringProtocol) throws {
        guard line.hasPrefix(Self.start) else { return nil }
        guard let url = URL(string: String(line.dropFirst(Self.start.count))),
            let host = url.host(), let port = url.port
        else { throw ServerFailure.unusableAddress(String(line)) }
        address = ServerAddress(host: host, port: port)
    }

    /// Waits for the line in any of the files, for at most half a minute.
    static func await(in files: [URL], while isRunning: () -> Bool) async throws -> ReadyLine {
        let deadline = ContinuousClock.now + .seconds(30)
        var said = ""
        while ContinuousClock.now < deadline {
            let wasRunning = isRunning()
            said = try files.map { try String(contentsOf: $0, encoding: .utf8) }.joined()
            for line in said.split(separator: "\n") {
                if let ready = try ReadyLine(line) { return ready }
            }
            guard wasRunning else { break }
            try await Task.sleep(for: .milliseconds(2))
        }
        throw ServerFailure.notReady(output: said)
    }
}
