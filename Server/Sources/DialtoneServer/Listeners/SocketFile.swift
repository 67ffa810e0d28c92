import DialtoneBasics
import Foundation
import NIOCore
import Synchronization

/// The file of a UNIX socket, from before the listener opens it until after it closes it.
///
/// The listener opens the socket under a draft name. It gets its final name only when its mode is
/// set, so that no connection bypasses the mode.
final class SocketFile: Sendable {
    let path: String
    private let mode: UInt16
    private let published = Mutex<FileStatus.Identity?>(nil)
    private let publishingError = Mutex<SocketFileError?>(nil)

    /// Why the socket did not get its final name; `nil` if it did.
    var failure: SocketFileError? { publishingError.withLock { $0 } }

    init(path: String, mode: UInt16) {
        self.path = path
        self.mode = mode
    }

    /// The name under which the socket is opened.
    var draft: String { "\(path).\(getpid())" }

    /// Deletes a socket that a crashed server left behind.
    ///
    /// Throws if a server answers on it, or if the file is not a socket.
    func clear() throws(SocketFileError) {
        guard let status = FileStatus(ofFileAt: path, followsLinks: false) else { return }
        guard status.isSocket else { throw .notSocket(path) }
        guard !Self.answers(at: path) else { throw .inUse(path) }
        unlink(path)
    }

    /// Sets the mode of the open socket and gives it its final name.
    ///
    /// The error that it throws is also the ``failure``.
    func publish() throws(SocketFileError) {
        do throws(SocketFileError) {
            try giveName()
        } catch {
            publishingError.withLock { $0 = error }
            throw error
        }
    }

    private func giveName() throws(SocketFileError) {
        defer { unlink(draft) }
        guard chmod(draft, mode_t(mode)) == 0, let identity = Self.identity(of: draft) else {
            throw .failed(path, errno)
        }
        // Unlike renaming, linking fails if another server has taken the path in the meantime.
        guard link(draft, path) == 0 else {
            throw errno == EEXIST ? SocketFileError.inUse(path) : .failed(path, errno)
        }
        published.withLock { $0 = identity }
    }

    /// Deletes the socket, unless its path belongs to another server by now.
    ///
    /// The listener must be closed.
    func remove() {
        let identity = published.withLock { published in
            defer { published = nil }
            return published
        }
        guard let identity, Self.identity(of: path) == identity else { return }
        // A file system gives the number of a deleted file to the next one.
        guard !Self.answers(at: path) else { return }
        unlink(path)
    }

    private static func identity(of path: String) -> FileStatus.Identity? {
        FileStatus(ofFileAt: path, followsLinks: false)?.identity
    }

    /// Returns whether a program listens on a socket, also if it is too busy to accept.
    private static func answers(at path: String) -> Bool {
        #if canImport(Darwin)
        let kind = SOCK_STREAM
        #else
        let kind = Int32(SOCK_STREAM.rawValue)
        #endif
        let descriptor = socket(AF_UNIX, kind, 0)
        guard descriptor >= 0 else { return true }
        defer { close(descriptor) }
        // A full queue of connections must not delay the start.
        _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
        guard let address = try? SocketAddress(unixDomainSocketPath: path) else { return true }
        let result = address.withSockAddr { connect(descriptor, $0, socklen_t($1)) }
        return result == 0 || (errno != ECONNREFUSED && errno != ENOENT)
    }
}

/// Why a UNIX socket cannot be opened.
package enum SocketFileError: Error, Equatable {
    /// A program answers on it.
    case inUse(_ path: String)

    /// The path belongs to a file that is not a socket.
    case notSocket(_ path: String)

    /// The operating system refuses, with an `errno`.
    case failed(_ path: String, _ code: Int32)
}

extension SocketFileError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .inUse(let path):
            "The socket \(path) is in use, perhaps by another dialtone server. "
                + "Stop it, or choose another path."
        case .notSocket(let path):
            "\(path) exists and is not a socket. Remove it, or choose another path."
        case .failed(let path, let code):
            "The socket \(path) cannot be created: \(String(cString: strerror(code)))."
        }
    }
}
