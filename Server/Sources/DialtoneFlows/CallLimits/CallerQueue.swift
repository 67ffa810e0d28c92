import DialtoneBasics
import DialtonePasswords
import Synchronization

/// Lets a few calls of each caller run at a time; further calls of the same caller wait.
///
/// The queue of a caller is bounded, so that a caller takes neither all threads nor all memory.
final class CallerQueue: Sendable {
    private struct Line {
        var running = 0
        var waiting: [CheckedContinuation<Bool, Never>] = []
    }

    private static let capacity = 256

    private let lines = Mutex<[String: Line]>([:])

    /// Runs `work` when fewer than `limit` calls of `caller` are running.
    ///
    /// Throws ``PasswordPoolIsFull`` immediately if the queue is full.
    func run<Value: Sendable>(
        for caller: String,
        atMost limit: Int,
        _ work: () async throws -> Value
    ) async throws -> Value {
        try await enter(caller, limit)
        defer { leave(caller) }
        return try await work()
    }

    private func enter(_ caller: String, _ limit: Int) async throws {
        let isFull = await withCheckedContinuation { turn in
            let answer: Bool? = lines.withLock { lines in
                var line = lines[caller] ?? Line()
                defer { lines[caller] = line }
                if line.running < limit {
                    line.running += 1
                    return false
                }
                guard line.waiting.count < Self.capacity else { return true }
                line.waiting.append(turn)
                return nil
            }
            if let answer { turn.resume(returning: answer) }
        }
        if isFull { throw PasswordPoolIsFull(retryAfter: .seconds(1)) }
    }

    /// Hands the slot to the call that has waited longest.
    private func leave(_ caller: String) {
        let next = lines.withLock { lines -> CheckedContinuation<Bool, Never>? in
            guard var line = lines[caller] else { return nil }
            guard line.waiting.isEmpty else {
                let next = line.waiting.removeFirst()
                lines[caller] = line
                return next
            }
            line.running -= 1
            lines[caller] = line.running > 0 ? line : nil
            return nil
        }
        next?.resume(returning: false)
    }
}
