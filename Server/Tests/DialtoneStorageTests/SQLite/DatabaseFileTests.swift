import DialtoneStorage
import DialtoneTestSupport
import Foundation
import Testing

@Suite struct DatabaseFileTests {
    @Test func `only the owner can read the files or list their folder`() async throws {
        try await TemporaryFolder.with { folder in
            let store = try await SQLiteStore.open(path: folder.path + "/new/data/dialtone.sqlite")
            try await store.prepare()
            func permissions(_ path: String) throws -> Int? {
                try FileManager.default.attributesOfItem(atPath: folder.path + path)[
                    .posixPermissions
                ]
                    as? Int
            }

            #expect(try permissions("/new") == 0o700)
            #expect(try permissions("/new/data") == 0o700)
            for file in ["", "-wal", "-shm"] {
                #expect(try permissions("/new/data/dialtone.sqlite" + file) == 0o600)
            }
            await store.close()
        }
    }

    @Test func `a file that is not a database is not opened and stays unchanged`() async throws {
        try await TemporaryFolder.with { folder in
            let path = folder.path + "/notes.txt"
            let text = String(repeating: "not a database\n", count: 200)
            try text.write(toFile: path, atomically: true, encoding: .utf8)

            await #expect(throws: StorageError.corrupt) { try await SQLiteStore.open(path: path) }
            #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
        }
    }

    @Test func `a path that cannot be written is refused on opening`() async throws {
        try await TemporaryFolder.with { folder in
            let path = folder.path + "/dialtone.sqlite"
            await (try SQLiteStore.open(path: path)).close()
            await #expect(processExitsWith: .success) {
                [folder = folder.path as String, path = path as String] in
                // Permissions do not bind root, so an unprivileged user tries.
                chmod(path, 0o444)
                chmod(folder, 0o555)
                if geteuid() == 0 { setuid(65_534) }
                do {
                    _ = try await SQLiteStore.open(path: path)
                    _exit(EXIT_FAILURE)
                } catch StorageError.readOnly, StorageError.unavailable {
                    _exit(EXIT_SUCCESS)
                } catch {
                    _exit(2)
                }
            }
            chmod(folder.path, 0o755)
        }
    }
}
