import Foundation

/// Wakes waiting threads when their store closes.
///
/// It is a pipe, because threads that wait for a socket can also wait for a pipe.
final class ClosingSignal: Sendable {
    /// Readable after the store has begun to close; its contents are never read.
    let descriptor: Int32

    private let writingEnd: Int32

    init() throws(StorageError) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw .unavailable("too many files are open") }
        (descriptor, writingEnd) = (ends[0], ends[1])
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    }

    deinit {
        close(descriptor)
        close(writingEnd)
    }

    func signal() {
        var byte: UInt8 = 1
        while write(writingEnd, &byte, 1) < 0, errno == EINTR {}
    }

    var isSignaled: Bool { !pause(for: .zero) }

    /// Waits for `duration`; returns `false` as soon as the store closes.
    func pause(for duration: Duration) -> Bool {
        let socket = PostgresSocket(descriptor: descriptor)
        return socket.wait(for: .readable, until: .now + duration).isEmpty
    }
}
