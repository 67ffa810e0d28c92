import Foundation

/// Prevents a second server from using a SQLite file while the first one's process runs.
///
/// Commands may use the file together with a server. Two servers may not: each would use outdated
/// copies of settings, limits and keys that the other changed. The operating system releases the
/// lock when the process ends, for whatever reason.
final class ServerLock: Sendable {
    private let descriptor: Int32

    /// Locks the database; throws ``StorageError/inUse(path:)`` if another server uses it.
    ///
    /// The lock file is next to the database file itself, so that all links to the file share it.
    init(of path: String) throws {
        let lock = try ServerLock.resolved(path) + "-lock"
        // Not the property yet: with the property set, an error would close the file twice.
        let opened = open(lock, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
        guard opened >= 0 else {
            throw StorageError.unavailable("the file \(lock) cannot be created (\(errno))")
        }
        guard flock(opened, LOCK_EX | LOCK_NB) == 0 else {
            let code = errno
            close(opened)
            if code == EWOULDBLOCK { throw StorageError.inUse(path: path) }
            throw StorageError.unavailable("the file \(lock) cannot be locked (\(code))")
        }
        descriptor = opened
    }

    /// Whether no server uses the database at this moment.
    static func isFree(for path: String) throws -> Bool {
        do {
            _ = try ServerLock(of: path)
            return true
        } catch StorageError.inUse {
            return false
        }
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
