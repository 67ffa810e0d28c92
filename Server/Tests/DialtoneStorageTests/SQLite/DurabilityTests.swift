import DialtoneModel
import DialtoneStorage
import DialtoneTestSupport
import Foundation
import Testing

/// Tests that acknowledged writes survive the end of the process, in any way.
///
/// The process that ends is a child that runs the test's closure.
@Suite struct DurabilityTests {
    @Test func `every acknowledged write is there after a kill`() async throws {
        try await TemporaryFolder.with { folder in
            await #expect(processExitsWith: .signal(SIGKILL)) { [folder = folder.path as String] in
                let store = try await SQLiteStore.open(path: folder + "/dialtone.sqlite")
                let acknowledgments = open(
                    folder + "/acknowledged",
                    O_CREAT | O_WRONLY | O_APPEND,
                    0o600
                )
                try await store.prepare()
                await withThrowingTaskGroup(of: Void.self) { group in
                    for writer in 0..<20 {
                        group.addTask {
                            for number in 0..<1_000 {
                                try await store.insert(.sample("\(writer)-\(number)"))
                                let line = Array("\(writer)-\(number)\n".utf8)
                                _ = write(acknowledgments, line, line.count)
                                // Others are in the middle of theirs.
                                if writer == 7 && number == 60 { kill(getpid(), SIGKILL) }
                            }
                        }
                    }
                }
            }

            let acknowledged = try String(
                contentsOfFile: folder.path + "/acknowledged",
                encoding: .utf8
            )
            .split(separator: "\n")
            .map(String.init)
            let store = try await SQLiteStore.open(path: folder.path + "/dialtone.sqlite")
            let kept = try await store.read {
                Set(
                    try $0.accounts(of: .sample, after: nil, limit: 30_000)
                        .map(\.id.rawValue)
                )
            }
            await store.close()

            #expect(acknowledged.count > 60)
            #expect(acknowledged.filter { !kept.contains($0) } == [])
        }
    }

    @Test func `a used code and spent tries are kept after a kill`() async throws {
        try await TemporaryFolder.with { folder in
            let (used, tried) = (VerificationSession.sample(1), VerificationSession.sample(2))
            await #expect(processExitsWith: .signal(SIGKILL)) { [folder = folder.path as String] in
                let store = try await SQLiteStore.open(path: folder + "/dialtone.sqlite")
                try await store.prepare()
                try await store.write { data in
                    try data.insert(VerificationSession.sample(1))
                    try data.insert(VerificationSession.sample(2))
                }
                for _ in 0..<4 {
                    _ = try await store.write {
                        try $0.spendTry(
                            on: VerificationSession.sample(2).id,
                            of: .sample,
                            at: .start
                        )
                    }
                }
                _ = try await store.write {
                    try $0.consumeVerificationSession(
                        VerificationSession.sample(1).id,
                        at: .start
                    )
                }
                kill(getpid(), SIGKILL)
            }

            let store = try await SQLiteStore.open(path: folder.path + "/dialtone.sqlite")
            let isUsedAgain = try await store.write {
                try $0.consumeVerificationSession(used.id, at: .start)
            }
            let left = try await store.read { try $0.verificationSession(tried.id)?.triesLeft }
            await store.close()

            #expect(!isUsedAgain)
            #expect(left == 1)
        }
    }

    @Test(arguments: [1, 17, 4_000])
    func `a truncated log loses only its end`(tornBytes: Int) async throws {
        try await TemporaryFolder.with { folder in
            let path = folder.path + "/dialtone.sqlite"
            await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
                let store = try await SQLiteStore.open(path: path)
                try await store.prepare()
                for number in 0..<20 { try await store.insert(.sample("a\(number)")) }
                try await store.insert(.sample("last"))
                kill(getpid(), SIGKILL)
            }
            let log = try FileHandle(forUpdating: URL(filePath: path + "-wal"))
            try log.truncate(atOffset: log.seekToEnd() - UInt64(tornBytes))
            try log.close()

            let store = try await SQLiteStore.open(path: path)
            let kept = try await store.read { try $0.accounts(of: .sample, after: nil, limit: 99) }
            try await store.checkWritable()
            await store.close()

            #expect(kept.filter { $0.id.rawValue.hasPrefix("a") }.count == 20)
            #expect(!kept.contains { $0.id.rawValue == "last" })
        }
    }
}
