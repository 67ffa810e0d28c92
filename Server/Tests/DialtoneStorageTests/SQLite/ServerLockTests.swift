import DialtoneStorage
import DialtoneTestSupport
import Foundation
import Testing

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

    @Test func `a server that was killed leaves the file to the next one`() async throws {
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
    func `a file that is not where it was is noticed`(how: String) async throws {
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

    @Test func `a folder that cannot be made is named`() async throws {
        try await TemporaryFolder.with { folder in
            let blocker = try folder.write("", to: "file")
            let error = await #expect(throws: StorageError.self) {
                try await SQLiteStore.open(path: blocker + "/data/dialtone.sqlite")
            }
            #expect("\(String(describing: error))".contains(blocker + "/data"))
        }
    }
}
