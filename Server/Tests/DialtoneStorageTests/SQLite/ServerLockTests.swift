import DialtoneTestSupport
import Dispatch
import Foundation
import Testing

@testable import DialtoneStorage

/// A SQLite file is used by one server only, and must stay at its path.
@Suite struct ServerLockTests {
    @Test func `a second server is refused, and a command is not`() async throws {
        try await TemporaryFolder.with { folder in
            let path = folder.path + "/dialtone.sqlite"
            let server = try await SQLiteStore.open(path: path, for: .serving)
            await #expect(throws: StorageError.inUse(path: path)) {
                try await SQLiteStore.open(path: path, for: .serving)
            }
            let command = try await SQLiteStore.open(path: path)
            try await command.checkWritable()
            await command.close()
            try await server.checkWritable()
            await server.close()

            let next = try await SQLiteStore.open(path: path, for: .serving)
            await next.close()
        }
    }

    @Test func `all paths to a file share its lock`() async throws {
        try await TemporaryFolder.with { folder in
            let path = folder.path + "/data/dialtone.sqlite"
            let server = try await SQLiteStore.open(path: path, for: .serving)
            let files = FileManager.default
            let folderLink = folder.path + "/folder"
            try files.createSymbolicLink(
                atPath: folderLink,
                withDestinationPath: folder.path + "/data"
            )
            let fileLink = folder.path + "/link.sqlite"
            try files.createSymbolicLink(atPath: fileLink, withDestinationPath: path)
            for other in [folderLink + "/dialtone.sqlite", fileLink] {
                await #expect(throws: StorageError.inUse(path: other)) {
                    try await SQLiteStore.open(path: other, for: .serving)
                }
            }
            await server.close()
            await (try SQLiteStore.open(path: fileLink, for: .serving)).close()
        }
    }

    @Test func `a lock file that cannot be opened is not reported as a second server`() async throws
    {
        try await TemporaryFolder.with { folder in
            let path = folder.path + "/dialtone.sqlite"
            try FileManager.default.createDirectory(
                atPath: path + "-lock",
                withIntermediateDirectories: false
            )
            let error = await #expect(throws: StorageError.self) {
                try await SQLiteStore.open(path: path, for: .serving)
            }
            #expect(error != .inUse(path: path))
            #expect("\(String(describing: error))".contains("dialtone.sqlite-lock"))
        }
    }

    @Test func `a refused server closes no file of the process`() async throws {
        try await TemporaryFolder.with { folder in
            let path = try folder.write("", to: "dialtone.sqlite")
            await #expect(processExitsWith: .success) { [path = path as String] in
                let lock = try ServerLock(of: path)
                let isIntact = filesStayOpen(whileRefused: path)
                withExtendedLifetime(lock) {}
                _exit(isIntact ? EXIT_SUCCESS : EXIT_FAILURE)
            }
        }
    }

    @Test func `the file can be opened after its server was killed`() async throws {
        try await TemporaryFolder.with { folder in
            let path = folder.path + "/dialtone.sqlite"
            await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
                let server = try await SQLiteStore.open(path: path, for: .serving)
                try await server.checkWritable()
                kill(getpid(), SIGKILL)
            }
            await (try SQLiteStore.open(path: path, for: .serving)).close()
        }
    }

    @Test(arguments: ["moved", "deleted", "replaced"])
    func `a moved or replaced file is detected`(how: String) async throws {
        try await TemporaryFolder.with { folder in
            let path = folder.path + "/dialtone.sqlite"
            let store = try await SQLiteStore.open(path: path, for: .serving)
            try await store.checkWritable()
            let files = FileManager.default
            if how == "deleted" {
                try files.removeItem(atPath: path)
            } else {
                try files.moveItem(atPath: path, toPath: path + ".old")
            }
            if how == "replaced" { try files.copyItem(atPath: path + ".old", toPath: path) }

            let error = await #expect(throws: StorageError.self) {
                try await store.checkWritable()
            }
            #expect(error == .unavailable("the file \(path) was moved or replaced"))
            await store.close()
        }
    }

    @Test func `a folder that cannot be created is named in the error`() async throws {
        try await TemporaryFolder.with { folder in
            let blocker = try folder.write("", to: "file")
            let error = await #expect(throws: StorageError.self) {
                try await SQLiteStore.open(path: blocker + "/data/dialtone.sqlite")
            }
            #expect("\(String(describing: error))".contains(blocker + "/data"))
        }
    }
}

/// Whether files that one thread opens stay open while another one asks for a lock in vain.
private func filesStayOpen(whileRefused path: String) -> Bool {
    let losses = Watched(0)
    DispatchQueue.concurrentPerform(iterations: 2) { thread in
        for _ in 0..<20_000 {
            if thread == 0 {
                _ = try? ServerLock(of: path)
            } else {
                let descriptor = open("/dev/null", O_RDONLY | O_CLOEXEC)
                if close(descriptor) != 0 { losses.change { $0 += 1 } }
            }
        }
    }
    return losses.value == 0
}
