import Foundation

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Files and directories that only the current user can access.
enum PrivateFile {
    /// Returns whether the directory exists; throws if other users can access it.
    static func checkDirectory(_ path: String) throws -> Bool {
        var info = stat()
        guard lstat(path, &info) == 0 else {
            guard errno == ENOENT else { throw problem("cannot inspect", path) }
            return false
        }
        try check(info, path, kind: S_IFDIR)
        return true
    }

    static func makeDirectory(_ path: String) throws {
        if mkdir(path, 0o700) != 0, errno != EEXIST { throw problem("cannot create", path) }
        guard try checkDirectory(path) else { throw problem("cannot create", path) }
    }

    static func read(_ path: String) throws -> Data? {
        let file = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
        guard file >= 0 else {
            guard errno == ENOENT else { throw problem("cannot open", path) }
            return nil
        }
        let handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
        var info = stat()
        guard fstat(file, &info) == 0 else { throw problem("cannot inspect", path) }
        try check(info, path, kind: S_IFREG)
        return try handle.readToEnd() ?? Data()
    }

    /// Writes a temporary file, flushes it to disk, and renames it to the old one.
    static func replace(_ path: String, with data: Data) throws {
        let fresh = "\(path).\(getpid()).\(UUID().uuidString).tmp"
        let file = open(fresh, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw problem("cannot create", fresh) }
        let handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
        do {
            try handle.write(contentsOf: data)
            guard fsync(file) == 0 else { throw problem("cannot write", fresh) }
            try handle.close()
            guard rename(fresh, path) == 0 else { throw problem("cannot replace", path) }
        } catch {
            unlink(fresh)
            throw error
        }
        try flushDirectory(of: path)
    }

    static func remove(_ path: String) throws {
        guard unlink(path) == 0 else {
            guard errno == ENOENT || errno == ENOTDIR else { throw problem("cannot remove", path) }
            return
        }
        try flushDirectory(of: path)
    }

    /// Returns whether the directory exists, regardless of its owner.
    static func isDirectory(_ path: String) throws -> Bool {
        var info = stat()
        guard stat(path, &info) == 0 else {
            guard errno == ENOENT || errno == ENOTDIR else { throw problem("cannot inspect", path) }
            return false
        }
        return info.st_mode & S_IFMT == S_IFDIR
    }

    /// Runs `body` with an exclusive lock on the directory; the system releases the lock if the
    /// process ends.
    static func lockingDirectory<Result>(
        _ path: String,
        _ body: () throws -> Result
    ) throws -> Result {
        let file = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard file >= 0 else { throw problem("cannot open", path) }
        defer { close(file) }
        while flock(file, LOCK_EX) != 0 {
            guard errno == EINTR else { throw problem("cannot lock", path) }
        }
        return try body()
    }

    /// Flushes the directory; otherwise a power failure could undo the renaming.
    private static func flushDirectory(of path: String) throws {
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        let file = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard file >= 0 else { throw problem("cannot open", folder) }
        defer { close(file) }
        guard fsync(file) == 0 else { throw problem("cannot write", folder) }
    }

    private static func check(_ info: stat, _ path: String, kind: mode_t) throws {
        guard info.st_mode & S_IFMT == kind else {
            throw CredentialStoreProblem("\(path) has an unexpected type; remove it")
        }
        guard info.st_uid == geteuid() else {
            throw CredentialStoreProblem("\(path) belongs to another user")
        }
        guard info.st_mode & 0o077 == 0 else {
            throw CredentialStoreProblem(
                "\(path) is accessible to other users, so its content is not trusted"
            )
        }
    }

    private static func problem(_ what: String, _ path: String) -> CredentialStoreProblem {
        CredentialStoreProblem("\(what) \(path): \(String(cString: strerror(errno)))")
    }
}
