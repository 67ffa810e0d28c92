import Dispatch
import Synchronization

/// Copies the write-ahead log into the database file, on a connection and a thread of its own.
///
/// SQLite would otherwise copy the log at the end of a commit, whose caller, and all that wait
/// behind it, would wait for the disk once more. The log starts over only if all of it has been copied at
/// the beginning of a write. Under constant load, the writes that are committed during a copy prevent
/// that. Once the log has reached ``Limits/turn``, the writer therefore copies the remainder
/// itself between two commits.
final class LogCheckpointer: Sendable {
    /// Sizes of the log, in pages.
    struct Limits: Sendable {
        /// The number of pages that are copied together.
        ///
        /// A page with many changes is copied only once.
        var step: Int

        /// The size from which the writer lets the log start over.
        var turn: Int

        /// For a server: 16 MB and 64 MB.
        static let serving = Limits(step: 4_000, turn: 16_000)
    }

    /// How much of the log has been copied.
    struct Progress {
        var logPages: Int
        var copiedPages: Int
    }

    private struct State {
        var copiedPages = 0
        var isCopying = false
        var isTurnDue = false
    }

    private let limits: Limits
    private let queue = DispatchQueue(label: "dialtone.sqlite-checkpoints")

    /// Used only on ``queue``, so its lock is always free; `nil` after closing.
    private let connection: Mutex<SQLiteConnection?>
    private let state = Mutex(State())

    init(_ connection: sending SQLiteConnection, limits: Limits) {
        self.connection = Mutex(connection)
        self.limits = limits
    }

    /// Starts a copy if one is due; the writer calls this after each commit.
    func logGrew(to pages: Int) {
        let isDue = state.withLock { state in
            // The log has started over.
            if pages < state.copiedPages { state.copiedPages = 0 }
            guard !state.isCopying, pages - state.copiedPages >= limits.step else { return false }
            state.isCopying = true
            return true
        }
        if isDue { queue.async { self.copy() } }
    }

    /// Copies the remainder of the log on the writer's connection, if it is time for that.
    ///
    /// The writer calls this between two commits. Little is left to copy, since a copy has just
    /// ended.
    func takeTurn(on writer: SQLiteConnection) {
        let isDue = state.withLock { state in
            defer { state.isTurnDue = false }
            return state.isTurnDue
        }
        if isDue { finishCopy(try? writer.checkpoint()) }
    }

    /// Closes the connection after the current copy.
    func close() async {
        await withCheckedContinuation { continuation in
            queue.async {
                self.connection.withLock { $0 = nil }
                continuation.resume()
            }
        }
    }

    private func copy() {
        let progress = connection.withLock { try? $0?.checkpoint() }
        let isTurnDue = progress.map { $0.logPages >= limits.turn } ?? false
        if isTurnDue {
            // Until the writer has taken its turn, no other copy begins: there can be only one.
            state.withLock { $0.isTurnDue = true }
        } else {
            finishCopy(progress)
        }
    }

    /// Notes how much was copied; `nil` if the copy failed, for example on a full disk.
    ///
    /// A failed copy loses nothing. It is tried again when the log has grown by another step.
    private func finishCopy(_ progress: Progress?) {
        state.withLock { state in
            state.isCopying = false
            state.copiedPages = progress?.copiedPages ?? state.copiedPages + limits.step
        }
    }
}
