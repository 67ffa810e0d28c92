import Foundation
import Synchronization

/// The lines of a program's log as they arrive, and the tasks that wait for one.
final class WatchedLog: Sendable {
    private struct Wait {
        let text: String
        let number: Int
        let continuation: CheckedContinuation<String, any Error>
    }

    private struct State {
        var rest: [UInt8] = []
        var lines: [String] = []
        var waits: [UUID: Wait] = [:]
        var isOver = false

        func line(containing text: String, number: Int) -> String? {
            lines.lazy.filter { $0.contains(text) }.dropFirst(number - 1).first
        }
    }

    private let state = Mutex(State())

    var lines: [String] { state.withLock { $0.lines } }

    func add(_ bytes: Data) {
        let met = state.withLock { state -> [(Wait, String)] in
            state.rest += bytes
            while let end = state.rest.firstIndex(of: UInt8(ascii: "\n")) {
                state.lines.append(String(decoding: state.rest[..<end], as: UTF8.self))
                state.rest.removeSubrange(...end)
            }
            let met = state.waits.compactMap { id, wait in
                state.line(containing: wait.text, number: wait.number).map { (id, wait, $0) }
            }
            for (id, _, _) in met { state.waits[id] = nil }
            return met.map { ($0.1, $0.2) }
        }
        for (wait, line) in met { wait.continuation.resume(returning: line) }
    }

    /// Marks the log as complete.
    func end() {
        let (waits, lines) = state.withLock { state in
            state.isOver = true
            defer { state.waits = [:] }
            return (state.waits.values, state.lines)
        }
        for wait in waits { wait.continuation.resume(throwing: ProcessEnded(lastLines: lines)) }
    }

    func line(containing text: String, number: Int) async throws -> String {
        let id = UUID()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let answer = state.withLock { state -> Result<String, any Error>? in
                    if let line = state.line(containing: text, number: number) {
                        return .success(line)
                    }
                    if Task.isCancelled { return .failure(CancellationError()) }
                    if state.isOver { return .failure(ProcessEnded(lastLines: state.lines)) }
                    state.waits[id] = Wait(text: text, number: number, continuation: continuation)
                    return nil
                }
                if let answer { continuation.resume(with: answer) }
            }
        } onCancel: {
            let wait = state.withLock { $0.waits.removeValue(forKey: id) }
            wait?.continuation.resume(throwing: CancellationError())
        }
    }
}

/// A program ended before it logged the line that a test waits for.
struct ProcessEnded: Error, CustomStringConvertible {
    let description: String

    init(lastLines lines: [String]) {
        description = "the program ended: " + lines.suffix(12).joined(separator: "\n")
    }
}
