import Foundation

/// Keeps a second server away from a SQLite file, for as long as the first one's process lives.
///
/// Commands may use the file beside a server. Two servers may not: each would answer from what
/// it remembers of the other's settings, limits and keys. The system releases the lock however
/// the process ends.
final class ServerLock: Sendable {
    private let descriptor: Int32

    /// Throws ``StorageError/inUse(path:)`` if another server has the database at `path`.
    init(of path: String) throws {
        descriptor = open(path + "-lock", O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            throw StorageError.unavailable("the file \(path)-lock cannot be made (\(errno))")
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
