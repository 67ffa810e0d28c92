import Foundation

/// A backup: a copy of a database of either kind in one SQLite file.
package struct DatabaseBackup: Sendable {
    package let path: String

    package init(path: String) {
        self.path = path
    }

    /// Its address, from which another database can be filled.
    package var address: DatabaseAddress { .sqlite(path: path) }

    /// Writes the backup while servers use the database, and returns its number of rows.
    ///
    /// The file gets its name when it is complete and on the disk. Only its owner can read it.
    package func write(
        of source: DatabaseAddress,
        report: @escaping @Sendable (DatabaseCopy.Progress) -> Void
    ) async throws -> Int {
        guard DatabaseFile(path: path).identity == nil else { throw Exists() }
        let unfinished = "\(path).unfinished"
        for end in ["", "-wal", "-shm", "-lock"] { unlink(unfinished + end) }
        let count = try await DatabaseCopy(
            of: source,
            whichIs: .inUse,
            to: .sqlite(path: unfinished),
            report: report
        )
        .run()
        unlink("\(unfinished)-lock")
        // Closing the database wrote everything to the file, and to the disk.
        guard rename(unfinished, path) == 0, synchronizeFolder() else {
            throw StorageError.unavailable("the file \(path) cannot be created (\(errno))")
        }
        return count
    }

    private func synchronizeFolder() -> Bool {
        let folder = (path as NSString).deletingLastPathComponent
        let descriptor = open(folder.isEmpty ? "." : folder, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        return fsync(descriptor) == 0
    }

    /// There is a file of this name.
    package struct Exists: Error {}
}
