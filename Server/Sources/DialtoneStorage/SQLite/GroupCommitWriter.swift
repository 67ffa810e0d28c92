import Dispatch
import Synchronization

/// Writes one transaction after the other, and makes those that queue up durable together.
///
/// A commit waits for the disk. While it does, other writes gather; they then share the next
/// commit. A write that fails takes no other with it: the group is then undone and run again,
/// each write in a savepoint. A caller learns how its write ended, well or badly, only after the
/// commit that it relied on.
final class GroupCommitWriter: Sendable {
    /// More writes than this do not share a commit: the first should not wait for the last.
    static let largestGroup = 64

    /// Tells a caller, after the commit, how the write ended.
    private typealias Answer = @Sendable () -> Void

    private struct State {
        var waiting: [QueuedWrite] = []
        var isScheduled = false
        var isClosed = false
    }

    /// A thread that may wait for the disk.
    private let queue = DispatchQueue(label: "dialtone.sqlite-writer")

    /// Used on the queue only, so its lock is always free; `nil` once it is closed.
    ///
    /// The lock is there for the compiler, which then guarantees that no two threads use it.
    private let connection: Mutex<SQLiteConnection?>
    private let state = Mutex(State())

    init(_ connection: sending SQLiteConnection) {
        self.connection = Mutex(connection)
    }

    func enqueue(_ write: QueuedWrite) {
        let (isAccepted, isFirst) = state.withLock { state in
            guard !state.isClosed else { return (false, false) }
            state.waiting.append(write)
            defer { state.isScheduled = true }
            return (true, !state.isScheduled)
        }
        if !isAccepted { write.fail(StorageError.closed) }
        // Outside the lock, which the callers of all threads need.
        if isFirst { schedule() }
    }

    /// Refuses writes from now on, and returns once those that waited already are done.
    func finish() async {
        state.withLock { $0.isClosed = true }
        while state.withLock(\.isScheduled) {
            await onQueue {}
        }
    }

    /// Closes the connection, after ``finish()``.
    ///
    /// The readers must be closed before, so that this connection, the last one, can work the log
    /// of changes into the file.
    func close() async {
        await onQueue { self.connection.withLock { $0 = nil } }
    }

    private func onQueue(_ body: @escaping @Sendable () -> Void) async {
        await withCheckedContinuation { continuation in
            queue.async {
                body()
                continuation.resume()
            }
        }
    }

    private func schedule() {
        queue.async { self.connection.withLock { self.runGroup(on: $0) } }
    }

    /// Runs what waits now; what came meanwhile runs next.
    private func runGroup(on connection: SQLiteConnection?) {
        let group = state.withLock { state in
            let group = Array(state.waiting.prefix(Self.largestGroup))
            state.waiting.removeFirst(group.count)
            return group
        }
        if let connection {
            run(group, on: connection)
        } else {
            for write in group { write.fail(StorageError.closed) }
        }
        let isMoreWaiting = state.withLock { state in
            state.isScheduled = !state.waiting.isEmpty
            return state.isScheduled
        }
        if isMoreWaiting { schedule() }
    }

    private func run(_ group: [QueuedWrite], on connection: SQLiteConnection) {
        do {
            let answers = try runTogether(group, on: connection) ?? runApart(group, on: connection)
            for answer in answers { answer() }
        } catch {
            if connection.isInTransaction { try? connection.execute("ROLLBACK TRANSACTION") }
            for write in group { write.fail(error) }
        }
    }

    /// Runs the writes as one; `nil`, and nothing has happened, if a write failed.
    ///
    /// Hardly any does: what is refused is found out by reading, and returned. So the price of
    /// savepoints, a copy of each page that a write changes, is paid only when one did.
    private func runTogether(
        _ group: [QueuedWrite],
        on connection: SQLiteConnection
    ) throws -> [Answer]? {
        try connection.execute("BEGIN IMMEDIATE TRANSACTION")
        let transaction = SQLTransaction(connection)
        guard let answers = try? group.map({ try $0.run(transaction) }) else {
            if connection.isInTransaction { try connection.execute("ROLLBACK TRANSACTION") }
            return nil
        }
        try connection.execute("COMMIT TRANSACTION")
        return answers
    }

    /// Runs each write in a savepoint of its own, so that a failure undoes that one only.
    private func runApart(
        _ group: [QueuedWrite],
        on connection: SQLiteConnection
    ) throws -> [Answer] {
        try connection.execute("BEGIN IMMEDIATE TRANSACTION")
        let transaction = SQLTransaction(connection)
        let answers = try group.map { try attempt($0, in: transaction, on: connection) }
        try connection.execute("COMMIT TRANSACTION")
        return answers
    }

    /// Runs one write and returns what to do after the commit.
    ///
    /// It throws if SQLite gave the whole transaction up, as it does when the disk fails.
    private func attempt(
        _ write: QueuedWrite,
        in transaction: SQLTransaction,
        on connection: SQLiteConnection
    ) throws -> Answer {
        try connection.execute("SAVEPOINT body")
        do {
            let succeed = try write.run(transaction)
            try connection.execute("RELEASE body")
            return succeed
        } catch {
            guard connection.isInTransaction else { throw error }
            try connection.execute("ROLLBACK TO body")
            try connection.execute("RELEASE body")
            return { write.fail(error) }
        }
    }
}
