import GRDB
import Synchronization

/// Writes one transaction after the other, and makes those that queue up durable together.
///
/// A commit waits for the disk. While it does, other writes gather; they then share the next
/// commit. A write that fails takes no other with it: the group is then undone and run again,
/// each write in a savepoint. Nobody is told how a write ended, well or badly, before the commit
/// that it relied on.
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

    private let database: DatabaseQueue
    private let state = Mutex(State())

    init(_ database: DatabaseQueue) {
        self.database = database
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
    func close() async {
        state.withLock { $0.isClosed = true }
        while state.withLock(\.isScheduled) {
            await withCheckedContinuation { continuation in
                database.asyncWriteWithoutTransaction { _ in continuation.resume() }
            }
        }
    }

    private func schedule() {
        database.asyncWriteWithoutTransaction { self.runGroup(on: $0) }
    }

    /// Runs what waits now, and what came meanwhile after whoever else wants the connection.
    private func runGroup(on database: GRDB.Database) {
        let group = state.withLock { state in
            let group = Array(state.waiting.prefix(Self.largestGroup))
            state.waiting.removeFirst(group.count)
            return group
        }
        run(group, on: database)
        let isMoreWaiting = state.withLock { state in
            state.isScheduled = !state.waiting.isEmpty
            return state.isScheduled
        }
        if isMoreWaiting { schedule() }
    }

    private func run(_ group: [QueuedWrite], on database: GRDB.Database) {
        do {
            let answers = try runTogether(group, on: database) ?? runApart(group, on: database)
            for answer in answers { answer() }
        } catch {
            if database.isInsideTransaction { try? database.rollback() }
            let error = StorageError.translating(error)
            for write in group { write.fail(error) }
        }
    }

    /// Runs the writes as one; `nil`, and nothing has happened, if a write failed.
    ///
    /// Hardly any does: what is refused is found out by reading, and returned. So the price of
    /// savepoints, a copy of each page that a write changes, is paid only when one did.
    private func runTogether(
        _ group: [QueuedWrite],
        on database: GRDB.Database
    ) throws -> [Answer]? {
        try database.executeCached("BEGIN IMMEDIATE TRANSACTION")
        let transaction = SQLTransaction(SQLiteConnection(database))
        guard let answers = try? group.map({ try $0.run(transaction) }) else {
            if database.isInsideTransaction { try database.rollback() }
            return nil
        }
        try database.executeCached("COMMIT TRANSACTION")
        return answers
    }

    /// Runs each write in a savepoint of its own, so that a failure undoes that one only.
    private func runApart(
        _ group: [QueuedWrite],
        on database: GRDB.Database
    ) throws -> [Answer] {
        try database.executeCached("BEGIN IMMEDIATE TRANSACTION")
        let transaction = SQLTransaction(SQLiteConnection(database))
        let answers = try group.map { try attempt($0, in: transaction, on: database) }
        try database.executeCached("COMMIT TRANSACTION")
        return answers
    }

    /// Runs one write and returns what to do after the commit.
    ///
    /// It throws if SQLite gave the whole transaction up, as it does when the disk fails.
    private func attempt(
        _ write: QueuedWrite,
        in transaction: SQLTransaction,
        on database: GRDB.Database
    ) throws -> Answer {
        try database.executeCached("SAVEPOINT body")
        do {
            let succeed = try write.run(transaction)
            try database.executeCached("RELEASE body")
            return succeed
        } catch {
            guard database.isInsideTransaction else { throw error }
            try database.executeCached("ROLLBACK TO body")
            try database.executeCached("RELEASE body")
            let error = StorageError.translating(error)
            return { write.fail(error) }
        }
    }
}
