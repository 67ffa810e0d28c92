import Foundation

/// The file of a SQLite database, readable by nobody but the account that the server runs as.
struct DatabaseFile {
    let path: String

    /// Makes the file, and the folder that it lies in, if they are not there.
    ///
    /// SQLite gives the files beside it the permissions of this one.
    func create() throws {
        let files = FileManager.default
        if files.fileExists(atPath: path) { return }
        let folder = URL(filePath: path).deletingLastPathComponent()
        do {
            try files.createDirectory(
                at: folder,
                withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700]
            )
        } catch {
            throw StorageError.unavailable("its folder cannot be made")
        }
        let descriptor = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            throw StorageError.unavailable("its file cannot be made (\(errno))")
        }
        Foundation.close(descriptor)
    }
}
