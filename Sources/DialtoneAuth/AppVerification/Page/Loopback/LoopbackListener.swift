#if os(macOS) || os(Linux)
import Foundation

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Listens on a loopback port for the browser's callback.
///
/// It handles one request at a time, on a thread of its own, and is reachable only from this
/// machine. An idle connection, which browsers open in advance, does not block others.
final class LoopbackListener: Sendable {
    private static let connectionLimit = 8
    private static let connectionLifetime: UInt64 = 5_000_000_000

    let port: UInt16
    private let listener: Int32
    /// A pipe that ends the thread's wait when something is written to it.
    private let wake: (reading: Int32, writing: Int32)
    private let isStarted = Locked(false)
    private let isStopped = Locked(false)

    /// Opens a free port.
    init() throws {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw LoopbackProblem("cannot create a pipe") }
        do {
            (listener, port) = try Self.open()
        } catch {
            close(ends[0])
            close(ends[1])
            throw error
        }
        wake = (ends[0], ends[1])
    }

    /// Starts responding; `take` gets each callback and returns whether it is the expected one.
    func start(_ take: @escaping @Sendable (URL) -> Bool) {
        isStarted.withLock { $0 = true }
        let page = LoopbackPage(port: port, take: take)
        let thread = Thread { [self] in run(page) }
        thread.name = "DialtoneAuth loopback"
        thread.start()
    }

    /// Closes the port.
    func stop() {
        let isFirst = isStopped.withLock { isStopped in
            defer { isStopped = true }
            return !isStopped
        }
        guard isFirst else { return }
        guard isStarted.current else { return closeAll([]) }
        _ = write(wake.writing, "x", 1)
    }

    private func run(_ page: LoopbackPage) {
        var connections: [LoopbackConnection] = []
        defer { closeAll(connections) }
        while true {
            let ready = wait(for: [wake.reading, listener] + connections.map(\.socket))
            if ready.contains(wake.reading) { return }
            if ready.contains(listener) { admit(into: &connections) }
            let now = DispatchTime.now().uptimeNanoseconds
            connections.removeAll { connection in
                let isOver =
                    ready.contains(connection.socket)
                    ? connection.read(page) : now > connection.start + Self.connectionLifetime
                if isOver { close(connection.socket) }
                return isOver
            }
        }
    }

    private func admit(into connections: inout [LoopbackConnection]) {
        let socket = accept(listener, nil, nil)
        guard socket >= 0 else { return }
        _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
        if connections.count >= Self.connectionLimit { close(connections.removeFirst().socket) }
        connections.append(LoopbackConnection(socket, DispatchTime.now().uptimeNanoseconds))
    }

    /// Returns the readable sockets; empty after a second without any.
    private func wait(for sockets: [Int32]) -> Set<Int32> {
        var polled = sockets.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        guard poll(&polled, nfds_t(polled.count), 1000) > 0 else { return [] }
        return Set(polled.filter { $0.revents != 0 }.map(\.fd))
    }

    /// Closes all sockets on the thread that uses them: a closed descriptor could be reused
    /// elsewhere.
    private func closeAll(_ connections: [LoopbackConnection]) {
        for connection in connections { close(connection.socket) }
        for file in [listener, wake.reading, wake.writing] { close(file) }
    }

    private static func open() throws -> (socket: Int32, port: UInt16) {
        #if canImport(Glibc)
        let kind = Int32(SOCK_STREAM.rawValue)
        #else
        let kind = SOCK_STREAM
        #endif
        let listener = socket(AF_INET, kind, 0)
        guard listener >= 0 else { throw LoopbackProblem("cannot create a socket") }
        _ = fcntl(listener, F_SETFD, FD_CLOEXEC)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isListening = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                bind(listener, pointer, length) == 0 && listen(listener, 16) == 0
                    && getsockname(listener, pointer, &length) == 0
            }
        }
        guard isListening else {
            close(listener)
            throw LoopbackProblem("cannot bind a port")
        }
        return (listener, UInt16(bigEndian: address.sin_port))
    }
}

/// The reason why no loopback port could be opened.
struct LoopbackProblem: Error {
    let detail: String

    init(_ what: String) {
        detail = "\(what): \(String(cString: strerror(errno)))"
    }
}
#endif
