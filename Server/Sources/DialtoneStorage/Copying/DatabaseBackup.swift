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
    /// The file appears when it is complete and on the disk. Only its owner can read it. Until then,
    /// it is in a folder beside it that only its owner can enter, and that an interrupted backup
    /// leaves behind.
    package func write(
        of source: DatabaseAddress,
        report: @escaping @Sendable (DatabaseCopy.Progress) -> Void
    ) async throws -> Int {
        guard DatabaseFile(path: path).identity == nil else { throw Exists() }
        let folder = try createFolder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let unfinished = "\(folder)/backup.db"
        let count = try await DatabaseCopy(
            of: source,
            whichIs: .inUse,
            to: .sqlite(path: unfinished),
            report: report
        )
        .run()
        // Closing the database wrote everything to the file, and to the disk. Unlike a renaming, a
        // link does not replace a file that was created meanwhile.
        guard DatabaseFile(path: "\(unfinished)-wal").identity == nil,
            link(unfinished, path) == 0, synchronizeFolder()
        else {
            if errno == EEXIST { throw Exists() }
            throw StorageError.unavailable("the file \(path) cannot be created (\(errno))")
        }
        return count
    }

    private func createFolder() throws -> String {
        var name = Array("\(path).unfinished-XXXXXX".utf8CString)
        let isCreated = name.withUnsafeMutableBufferPointer { buffer in
            buffer.baseAddress.flatMap { mkdtemp($0) } != nil
        }
        guard isCreated else {
            throw StorageError.unavailable("no folder can be created beside \(path) (\(errno))")
        }
        return String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
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
