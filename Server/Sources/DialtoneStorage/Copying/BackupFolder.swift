package import DialtoneBasics
import Foundation

/// A folder with backups that are named after their time, of which only the newest are kept.
package struct BackupFolder: Sendable {
    package let path: String

    /// How many backups are kept.
    package let copies: Int

    package init(path: String, keeping copies: Int) {
        self.path = path
        self.copies = copies
    }

    package var exists: Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
            && isFolder.boolValue
    }

    /// Returns the path of the backup that starts at `now`.
    package func file(at now: Timestamp) -> String {
        let second = now.rfc3339.prefix(19).replacing(":", with: "-")
        return "\(path)/dialtone-\(second)Z.db"
    }

    /// Deletes all but the newest backups, and what interrupted ones before them left behind.
    ///
    /// Returns the number of deleted backups. The backup `latest` stays even if the clock was set
    /// back since the others. Files with other names stay as well.
    package func removeOldBackups(keeping latest: String) throws -> Int {
        let backup = /dialtone-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.db/
        let remainder = /(dialtone-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.db)\.unfinished-.{6}/
        let names = try FileManager.default.contentsOfDirectory(atPath: path)
        let others = names.filter { $0.wholeMatch(of: backup) != nil && "\(path)/\($0)" != latest }
            .sorted()
        let old = others.dropLast(copies - 1)
        let remainders = names.filter { name in
            guard let match = name.wholeMatch(of: remainder), let newest = old.last else {
                return false
            }
            return String(match.output.1) <= newest
        }
        for name in old + remainders {
            try FileManager.default.removeItem(atPath: "\(path)/\(name)")
        }
        return old.count
    }
}
