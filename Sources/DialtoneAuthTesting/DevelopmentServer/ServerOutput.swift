#if os(macOS) || os(Linux)

import DialtoneAuth
import Foundation

/// What a server prints, until the line that says that it is ready.
final class ServerOutput: Sendable {
    private static let readyPrefix = "dialtone ready "

    private struct State: Sendable {
        var unread = Data()
        var lines: [String] = []
        var isClosed = false
        var status: Int32?
    }

    private let state = Locked(State())
    private let ready = Waiting<URL>()

    func append(_ data: Data) {
        let lines = state.withLock { state in
            state.unread.append(data)
            var lines: [String] = []
            while let end = state.unread.firstIndex(of: UInt8(ascii: "\n")) {
                lines.append(String(decoding: state.unread[..<end], as: UTF8.self))
                state.unread = Data(state.unread[(end + 1)...])
            }
            state.lines = (state.lines + lines).suffix(10)
            return lines
        }
        for line in lines where line.hasPrefix(Self.readyPrefix) {
            guard let url = URL(string: String(line.dropFirst(Self.readyPrefix.count))) else {
                continue
            }
            ready.end(with: .success(url))
        }
    }

    /// Notes that nothing follows.
    func close() {
        state.withLock { $0.isClosed = true }
        endIfOver()
    }

    /// Notes that the process has ended.
    func exit(_ status: Int32) {
        state.withLock { $0.status = status }
        endIfOver()
    }

    /// Both must have happened: the last lines may arrive after the end of the process.
    private func endIfOver() {
        let state = state.current
        guard state.isClosed, let status = state.status else { return }
        end("The server ended with status \(status).")
    }

    /// Gives up waiting for the line.
    func end(_ reason: String) {
        let lines = state.current.lines.joined(separator: "\n")
        ready.end(with: .failure(DevelopmentServerProblem("\(reason)\n\(lines)")))
    }

    /// Waits for the server's URL; one caller may wait.
    func readyURL() async throws -> URL {
        try await ready.outcome()
    }
}

#endif
