import Dispatch
import Synchronization

/// Runs write transactions one by one, and commits those that queue up together.
///
/// A commit waits for the disk. Meanwhile, other writes queue up and then share the next commit. If
/// a write fails, the group is rolled back and run again with each write in a savepoint, so other
/// writes are not affected. The result of a write is reported only after its commit.
final class GroupCommitWriter: Sendable {
    /// The maximum number of writes in a commit, so that the first does not wait long for the last.
    static let largestGroup = 64

    /// Reports the result of a write to its caller, after the commit.
    private typealias Answer = @Sendable () -> Void

    private struct State {
        var waiting: [QueuedWrite] = []
        var isScheduled = false
        var isClosed = false
    }

    /// A queue whose thread may block on the disk.
    private let queue = DispatchQueue(label: "dialtone.sqlite-writer")

    /// Used only on ``queue``, so its lock is always free; `nil` after closing.
    ///
    /// The lock proves to the compiler that no two threads use the connection.
    private let connection: Mutex<SQLiteConnection?>

    /// Copies the log of a server; `nil` if commits do that.
    private let checkpointer: LogCheckpointer?
    private let state = Mutex(State())

    init(_ connection: sending SQLiteConnection, checkpointer: LogCheckpointer? = nil) {
        self.connection = Mutex(connection)
        self.checkpointer = checkpointer
    }

    var waitingCount: Int { state.withLock { $0.waiting.count } }

    func enqueue(_ write: QueuedWrite) {
        let (isAccepted, isFirst) = state.withLock { state in
            guard !state.isClosed else { return (false, false) }
            state.waiting.append(write)
            defer { state.isScheduled = true }
            return (true, !state.isScheduled)
        }
        if !isAccepted { write.fail(StorageError.closed) }
        // Outside the lock, which all callers need.
        if isFirst { schedule() }
    }

    /// Rejects new writes, and returns when the waiting ones are done.
    func finish() async {
        state.withLock { $0.isClosed = true }
        while state.withLock(\.isScheduled) {
            await onQueue {}
        }
    }

    /// Closes the connection, after ``finish()``.
    ///
    /// The readers must be closed first: only the last connection can write the write-ahead log
    /// into the file.
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

    /// Runs the waiting writes; writes that arrive meanwhile run next.
    private func runGroup(on connection: SQLiteConnection?) {
        let group = state.withLock { state in
            let group = Array(state.waiting.prefix(Self.largestGroup))
            state.waiting.removeFirst(group.count)
            return group
        }
        if let connection {
            checkpointer?.takeTurn(on: connection)
            run(group, on: connection)
            checkpointer?.logGrew(to: connection.logPages)
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

    /// Runs the writes together; if one fails, rolls all of them back and returns `nil`.
    ///
    /// Failures are rare, because most errors are found by reading and returned as results. So the
    /// cost of savepoints, a copy of each page that a write changes, is paid only after a failure.
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

    /// Runs each write in its own savepoint, so that a failure rolls back only that one.
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

    /// Runs one write and returns the closure to call after the commit.
    ///
    /// Throws if SQLite rolled back the whole transaction, for example because of a disk error.
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
