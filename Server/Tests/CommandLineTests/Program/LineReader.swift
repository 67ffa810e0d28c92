import Foundation
import Synchronization

/// Reads a pipe on its own thread, and resumes tasks that wait for its first line or its end.
final class LineReader: Sendable {
    private struct State {
        var text = ""
        var isComplete = false
        var waitingForLine: [CheckedContinuation<String?, Never>] = []
        var waitingForEnd: [CheckedContinuation<String, Never>] = []
        var waitingForText: [(text: String, continuation: CheckedContinuation<Bool, Never>)] = []

        var firstLine: String? {
            text.contains("\n") ? text.split(separator: "\n").first.map(String.init) : nil
        }
    }

    private let state = Mutex(State())

    init(_ file: FileHandle) {
        let descriptor = dup(file.fileDescriptor)
        Thread.detachNewThread { [self] in
            // FileHandle's own read waits for as many bytes as it is asked for.
            var buffer = [UInt8](repeating: 0, count: 65_536)
            while case let count = read(descriptor, &buffer, buffer.count), count > 0 {
                add(String(decoding: buffer[..<count], as: UTF8.self))
            }
            close(descriptor)
            end()
        }
    }

    func firstLine() async -> String? {
        await withCheckedContinuation { continuation in
            let line: String?? = state.withLock { state in
                if let line = state.firstLine { return .some(line) }
                if state.isComplete { return .some(nil) }
                state.waitingForLine.append(continuation)
                return .none
            }
            if let line { continuation.resume(returning: line) }
        }
    }

    /// Returns once `text` is there; `false` if the output ends without it.
    func contains(_ text: String) async -> Bool {
        await withCheckedContinuation { continuation in
            let isThere: Bool? = state.withLock { state in
                if state.text.contains(text) { return true }
                if state.isComplete { return false }
                state.waitingForText.append((text, continuation))
                return nil
            }
            if let isThere { continuation.resume(returning: isThere) }
        }
    }

    func all() async -> String {
        await withCheckedContinuation { continuation in
            let text = state.withLock { state in
                if !state.isComplete { state.waitingForEnd.append(continuation) }
                return state.isComplete ? state.text : nil
            }
            if let text { continuation.resume(returning: text) }
        }
    }

    private func add(_ text: String) {
        let told = state.withLock { state in
            state.text += text
            let seen = state.text
            for waiting in state.waitingForText where seen.contains(waiting.text) {
                waiting.continuation.resume(returning: true)
            }
            state.waitingForText.removeAll { seen.contains($0.text) }
            guard let line = state.firstLine else { return (nil as String?, Waiting()) }
            defer { state.waitingForLine = [] }
            return (line, state.waitingForLine)
        }
        for continuation in told.1 { continuation.resume(returning: told.0) }
    }

    private typealias Waiting = [CheckedContinuation<String?, Never>]

    private func end() {
        let (text, line, end) = state.withLock { state in
            state.isComplete = true
            for waiting in state.waitingForText { waiting.continuation.resume(returning: false) }
            state.waitingForText = []
            defer { (state.waitingForLine, state.waitingForEnd) = ([], []) }
            return (state.text, state.waitingForLine, state.waitingForEnd)
        }
        for continuation in line { continuation.resume(returning: nil) }
        for continuation in end { continuation.resume(returning: text) }
    }
}
