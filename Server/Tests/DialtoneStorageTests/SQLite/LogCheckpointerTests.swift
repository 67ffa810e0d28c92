import DialtoneModel
import DialtoneTestSupport
import Foundation
import Testing

@testable import DialtoneStorage

/// Tests of the write-ahead log of a server, which a thread of its own copies into the file.
@Suite struct LogCheckpointerTests {
    private static let writers = 8
    private static let writesOfEach = 150

    @Test func `under constant writes and reads, the log starts over`() async throws {
        try await TemporaryFolder.with { folder in
            let path = folder.path + "/dialtone.sqlite"
            let store = try await SQLiteStore.open(
                path: path,
                for: .serving,
                checkpoints: LogCheckpointer.Limits(step: 50, turn: 200)
            )
            try await store.prepare()
            let before = try Self.logSize(of: path)
            try await Self.write(to: store)
            let after = try Self.logSize(of: path)
            let pages = try Self.logPages(of: path)
            let kept = try await store.read { try $0.accountCount(of: .sample) }
            await store.close()

            #expect(kept == Self.writers * Self.writesOfEach)
            // Each commit adds at least three pages. A log that never starts over has all of them.
            #expect(after < before + 3 * Self.pageSize * kept / 2)
            #expect(pages < kept)
        }
    }

    @Test func `a copy takes all of the log, and the next write begins a new one`() async throws {
        try await TemporaryFolder.with { folder in
            let path = folder.path + "/log.sqlite"
            let writer = try SQLiteConnection(path: path, for: .writing, use: .serving)
            try writer.useWriteAheadLog()
            try writer.execute("CREATE TABLE note (id INTEGER PRIMARY KEY, content TEXT) STRICT")
            for _ in 0..<20 {
                try writer.execute("INSERT INTO note (content) VALUES ('x')")
            }
            let before = writer.logPages
            let progress = try writer.checkpoint()
            try writer.execute("INSERT INTO note (content) VALUES ('y')")

            #expect(before > 20)
            #expect(progress.logPages == before)
            #expect(progress.copiedPages == before)
            #expect(writer.logPages < 5)
        }
    }

    @Test func `a reader keeps the log, and when it ends the log starts over`() async throws {
        try await TemporaryFolder.with { folder in
            let path = folder.path + "/dialtone.sqlite"
            let store = try await SQLiteStore.open(
                path: path,
                for: .serving,
                checkpoints: LogCheckpointer.Limits(step: 20, turn: 20)
            )
            try await store.prepare()
            let reader = try SQLiteConnection(path: path, for: .reading, use: .commands)
            try reader.execute("BEGIN DEFERRED TRANSACTION")
            let seen = try reader.query("SELECT count(*) AS n FROM account", [])
            try await Self.write(to: store)
            let kept = try reader.query("SELECT count(*) AS n FROM account", [])
            let pinned = try Self.logPages(of: path)
            try reader.execute("COMMIT TRANSACTION")
            try await Self.write(to: store, from: Self.writers)
            let later = try Self.logPages(of: path)
            await store.close()

            #expect(seen.map(\.values) == kept.map(\.values))
            #expect(pinned > Self.writesOfEach)
            #expect(later < pinned)
        }
    }

    private static let pageSize = 4_096

    /// Inserts accounts from several tasks, each of which reads as well.
    private static func write(to store: SQLiteStore, from first: Int = 0) async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            for writer in first..<first + writers {
                group.addTask {
                    for number in 0..<writesOfEach {
                        try await store.insert(.sample("\(writer)-\(number)"))
                        _ = try await store.read { try $0.accountCount(of: .sample) }
                    }
                }
            }
            try await group.waitForAll()
        }
    }

    private static func logSize(of path: String) throws -> Int {
        let log = try FileHandle(forReadingFrom: URL(filePath: path + "-wal"))
        defer { try? log.close() }
        return Int(try log.seekToEnd())
    }

    /// The number of pages in the log.
    ///
    /// It is at the start of the log's index, where SQLite's documentation of the format says. A
    /// checkpoint would report it as well, but fails while the store makes one.
    private static func logPages(of path: String) throws -> Int {
        let index = try FileHandle(forReadingFrom: URL(filePath: path + "-shm"))
        defer { try? index.close() }
        try index.seek(toOffset: 16)
        let field = try #require(try index.read(upToCount: 4))
        return Int(field.withUnsafeBytes { $0.loadUnaligned(as: UInt32.self) })
    }
}
