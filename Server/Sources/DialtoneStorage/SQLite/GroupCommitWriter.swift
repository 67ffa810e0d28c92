import GRDB
import Synchronization

/// Writes one transaction after the other, and makes those that queue up durable together.
///
/// A commit waits for the disk. While it does, other writes gather; they then share the next
/// commit. Each runs in a savepoint of its own, so that a failure undoes that one only, and
/// nobody is told how a write ended, well or badly, before the commit that it relied on.
final class GroupCommitWriter: Sendable {
    /// More writes than this do not share a commit: the first should not wait for the last.
    static let largestGroup = 64

    private struct State {
        var waiting: [QueuedWrite] = []
        var isScheduled = false
        var isClosed = false
    }

    private let database: any DatabaseWriter
    private let state = Mutex(State())

    init(_ database: any DatabaseWriter) {
        self.database = database
    }

    func enqueue(_ write: QueuedWrite) {
        let isAccepted = state.withLock { state in
            guard !state.isClosed else { return false }
            state.waiting.append(write)
            if !state.isScheduled { schedule(&state) }
            return true
        }
        if !isAccepted { write.fail(StorageError.closed) }
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

    private func schedule(_ state: inout State) {
        state.isScheduled = true
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
        state.withLock { state in
            state.isScheduled = false
            if !state.waiting.isEmpty { schedule(&state) }
        }
    }

    private func run(_ group: [QueuedWrite], on database: GRDB.Database) {
        do {
            try database.beginTransaction(.immediate)
            let transaction = SQLTransaction(SQLiteConnection(database))
            let answers = try group.map { try attempt($0, in: transaction, on: database) }
            try database.commit()
            for answer in answers { answer() }
        } catch {
            if database.isInsideTransaction { try? database.rollback() }
            let error = StorageError.translating(error)
            for write in group { write.fail(error) }
        }
    }

    /// Runs one write and returns what to do after the commit.
    ///
    /// It throws if SQLite gave the whole transaction up, as it does when the disk fails.
    private func attempt(
        _ write: QueuedWrite,
        in transaction: SQLTransaction,
        on database: GRDB.Database
    ) throws -> @Sendable () -> Void {
        try database.cachedStatement(sql: "SAVEPOINT body").execute()
        do {
            let succeed = try write.run(transaction)
            try database.cachedStatement(sql: "RELEASE body").execute()
            return succeed
        } catch {
            guard database.isInsideTransaction else { throw error }
            try database.cachedStatement(sql: "ROLLBACK TO body").execute()
            try database.cachedStatement(sql: "RELEASE body").execute()
            let error = StorageError.translating(error)
            return { write.fail(error) }
        }
    }
}
