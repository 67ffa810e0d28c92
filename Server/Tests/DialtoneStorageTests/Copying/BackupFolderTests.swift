import DialtoneBasics
import DialtoneTestSupport
import Foundation
import Testing

@testable import DialtoneStorage

@Suite struct BackupFolderTests {
    private static func name(_ day: Int) -> String { "dialtone-2026-11-0\(day)T01-30-00Z.db" }

    private static func fill(_ folder: String, _ names: [String]) {
        for name in names {
            _ = FileManager.default.createFile(atPath: "\(folder)/\(name)", contents: nil)
        }
    }

    private static func names(in folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    }

    @Test func `a backup has the second of its start in its name`() {
        let folder = BackupFolder(path: "/backups", keeping: 2)
        let now = Timestamp(milliseconds: 1_795_829_400_999)
        #expect(folder.file(at: now) == "/backups/dialtone-2026-11-28T01-30-00Z.db")
    }

    @Test func `only the newest backups and files with other names are kept`() async throws {
        try await TemporaryFolder.with { folder in
            let path = folder.path
            let others = ["dialtone-2026-11-01T01-30-00Z.db.gz", "dialtone-before-upgrade.db"]
            Self.fill(path, (1...5).map(Self.name) + others)
            // Of the interrupted backups, the later one may still be running.
            for day in [2, 4] {
                try FileManager.default.createDirectory(
                    atPath: "\(path)/\(Self.name(day)).unfinished-a1B2c3",
                    withIntermediateDirectories: false
                )
                Self.fill("\(path)/\(Self.name(day)).unfinished-a1B2c3", ["backup.db"])
            }
            let backups = BackupFolder(path: path, keeping: 2)
            #expect(try backups.removeOldBackups(keeping: "\(path)/\(Self.name(5))") == 3)
            let kept = [Self.name(4), "\(Self.name(4)).unfinished-a1B2c3", Self.name(5)]
            #expect(try Self.names(in: path) == (kept + others).sorted())
            #expect(try backups.removeOldBackups(keeping: "\(path)/\(Self.name(5))") == 0)
        }
    }

    @Test func `the latest backup is kept although the clock was set back`() async throws {
        try await TemporaryFolder.with { folder in
            Self.fill(folder.path, (1...3).map(Self.name))
            let backups = BackupFolder(path: folder.path, keeping: 1)
            let removed = try backups.removeOldBackups(keeping: "\(folder.path)/\(Self.name(1))")
            let kept = try Self.names(in: folder.path)

            #expect(removed == 2)
            #expect(kept == [Self.name(1)])
        }
    }
}
