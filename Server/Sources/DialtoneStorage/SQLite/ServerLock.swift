import Foundation

/// Keeps a second server away from a SQLite file, for as long as the first one's process lives.
///
/// Commands may use the file beside a server. Two servers may not: each would answer from what
/// it remembers of the other's settings, limits and keys. The system releases the lock however
/// the process ends.
final class ServerLock: Sendable {
    private let descriptor: Int32

    /// Throws ``StorageError/inUse(path:)`` if another server has the database at `path`.
    ///
    /// The lock lies beside the file itself, so that all links to the file share it.
    init(of path: String) throws {
        let lock = try ServerLock.resolved(path) + "-lock"
        // Not the property yet: what throws after it is set closes the file a second time.
        let opened = open(lock, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
        guard opened >= 0 else {
            throw StorageError.unavailable("the file \(lock) cannot be made (\(errno))")
        }
        guard flock(opened, LOCK_EX | LOCK_NB) == 0 else {
            let code = errno
            close(opened)
            if code == EWOULDBLOCK { throw StorageError.inUse(path: path) }
            throw StorageError.unavailable("the file \(lock) cannot be locked (\(code))")
        }
        descriptor = opened
    }

    deinit {
        close(descriptor)
    }

    private static func resolved(_ path: String) throws -> String {
        guard let resolved = realpath(path, nil) else {
            throw StorageError.unavailable("the file \(path) cannot be found (\(errno))")
        }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}
