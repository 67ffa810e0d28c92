import DialtoneBasics
import Foundation

/// The file of a SQLite database, which is readable only by the server's operating-system user.
struct DatabaseFile {
    let path: String

    /// Creates the file and its folder if they do not exist.
    ///
    /// SQLite gives its additional files the permissions of this one.
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
            throw StorageError.unavailable("the folder \(folder.path) cannot be created")
        }
        let descriptor = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            throw StorageError.unavailable("the file \(path) cannot be created (\(errno))")
        }
        Foundation.close(descriptor)
    }

    /// The identity of the file at the path; `nil` if there is none.
    var identity: FileStatus.Identity? { FileStatus(ofFileAt: path)?.identity }
}
