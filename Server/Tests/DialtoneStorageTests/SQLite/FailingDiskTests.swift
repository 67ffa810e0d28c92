import DialtoneModel
import DialtoneStorage
import DialtoneTestSupport
import Foundation
import Testing

/// Tests that the writer is informed of a full disk, and that nothing is acknowledged that was not
/// written.
@Suite struct FailingDiskTests {
    @Test func `a write to a full disk fails, and reads still work`() async throws {
        try await TemporaryFolder.with { folder in
            await #expect(processExitsWith: .success) { [folder = folder.path as String] in
                let store = try await SQLiteStore.open(path: folder + "/dialtone.sqlite")
                try await store.prepare()
                // From now on no file of this process grows beyond this.
                signal(SIGXFSZ, SIG_IGN)
                var limit = rlimit(rlim_cur: 1_024 * 1_024, rlim_max: 1_024 * 1_024)
                setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
                let acknowledged = try await fill(store)
                let kept = try await store.read { try $0.accountCount(of: .sample) }
                // The probe fails at once, and not only after it has used up the last bytes itself.
                let isWritable = (try? await store.checkWritable()) != nil
                try "\(acknowledged) \(kept) \(isWritable)".write(
                    toFile: folder + "/report",
                    atomically: false,
                    encoding: .utf8
                )
                _exit(EXIT_SUCCESS)
            }
            let report = try String(contentsOfFile: folder.path + "/report", encoding: .utf8)
                .split(separator: " ")
            let store = try await SQLiteStore.open(path: folder.path + "/dialtone.sqlite")
            let count = try await store.read { try $0.accountCount(of: .sample) }
            try await store.checkWritable()
            await store.close()

            #expect((1..<9_999).contains(count))
            #expect(report == ["\(count)", "\(count)", "false"])
        }
    }
}

/// Inserts until that fails, and returns how many inserts were acknowledged.
private func fill(_ store: SQLiteStore) async throws -> Int {
    for number in 0..<9_999 {
        do {
            try await store.insert(.sample("\(number)-" + String(repeating: "x", count: 90)))
        } catch is StorageError {
            return number
        }
    }
    return 9_999
}
