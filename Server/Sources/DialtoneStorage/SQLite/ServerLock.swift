import Foundation

/// Prevents a second server from using a SQLite file as long as the first one's process runs.
///
/// Commands may use the file together with a server. Two servers may not: each would use outdated
/// copies of settings, limits and keys that the other changed. The system releases the lock however
/// the process ends.
final class ServerLock: Sendable {
    private let descriptor: Int32

    /// Throws ``StorageError/inUse(path:)`` if another server has the database at `path`.
    init(of path: String) throws {
        descriptor = open(path + "-lock", O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            throw StorageError.unavailable("the file \(path)-lock cannot be created (\(errno))")
        }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            close(descriptor)
            throw StorageError.inUse(path: path)
        }
    }

    deinit {
        close(descriptor)
    }
}
