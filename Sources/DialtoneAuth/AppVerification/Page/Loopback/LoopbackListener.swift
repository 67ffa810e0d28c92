#if os(macOS) || os(Linux)
import Foundation

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Waits on a port of this machine for the browser to come back.
///
/// It answers one request after the other, on a thread of its own, and nobody but this machine can
/// reach it. A connection that sends nothing, as browsers open them in advance, holds up no other.
final class LoopbackListener: Sendable {
    private static let connectionLimit = 8
    private static let connectionLifetime: UInt64 = 5_000_000_000

    let port: UInt16
    private let listener: Int32
    /// Ends the thread's wait when something is written to its second end.
    private let wake: (reading: Int32, writing: Int32)
    private let isStarted = Locked(false)
    private let isStopped = Locked(false)

    /// Takes a free port.
    init() throws {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw LoopbackProblem("no pipe") }
        do {
            (listener, port) = try Self.listen()
        } catch {
            close(ends[0])
            close(ends[1])
            throw error
        }
        wake = (ends[0], ends[1])
    }

    /// Begins to answer; `take` gets each callback and tells whether it is the one that is waited
    /// for.
    func start(_ take: @escaping @Sendable (URL) -> Bool) {
        isStarted.withLock { $0 = true }
        let page = LoopbackPage(port: port, take: take)
        let thread = Thread { [self] in run(page) }
        thread.name = "DialtoneAuth loopback"
        thread.start()
    }

    /// Gives the port back.
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
            if ready.contains(listener) { accept(into: &connections) }
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

    private func accept(into connections: inout [LoopbackConnection]) {
        #if canImport(Darwin)
        let socket = Darwin.accept(listener, nil, nil)
        #elseif canImport(Glibc)
        let socket = Glibc.accept(listener, nil, nil)
        #else
        let socket = Musl.accept(listener, nil, nil)
        #endif
        guard socket >= 0 else { return }
        _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
        if connections.count >= Self.connectionLimit { close(connections.removeFirst().socket) }
        connections.append(LoopbackConnection(socket, DispatchTime.now().uptimeNanoseconds))
    }

    /// The sockets that something can be read from; none after a second without any.
    private func wait(for sockets: [Int32]) -> Set<Int32> {
        var polled = sockets.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        guard poll(&polled, nfds_t(polled.count), 1000) > 0 else { return [] }
        return Set(polled.filter { $0.revents != 0 }.map(\.fd))
    }

    /// Closes everything where its only user ends: a number that is free could be someone else's.
    private func closeAll(_ connections: [LoopbackConnection]) {
        for connection in connections { close(connection.socket) }
        for file in [listener, wake.reading, wake.writing] { close(file) }
    }

    private static func listen() throws -> (socket: Int32, port: UInt16) {
        #if canImport(Glibc)
        let kind = Int32(SOCK_STREAM.rawValue)
        #else
        let kind = SOCK_STREAM
        #endif
        let listener = socket(AF_INET, kind, 0)
        guard listener >= 0 else { throw LoopbackProblem("no socket") }
        _ = fcntl(listener, F_SETFD, FD_CLOEXEC)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isListening = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                bind(listener, pointer, length) == 0 && Self.listen(listener)
                    && getsockname(listener, pointer, &length) == 0
            }
        }
        guard isListening else {
            close(listener)
            throw LoopbackProblem("no port")
        }
        return (listener, UInt16(bigEndian: address.sin_port))
    }

    private static func listen(_ socket: Int32) -> Bool {
        #if canImport(Darwin)
        Darwin.listen(socket, 16) == 0
        #elseif canImport(Glibc)
        Glibc.listen(socket, 16) == 0
        #else
        Musl.listen(socket, 16) == 0
        #endif
    }
}

/// Why this machine gives no port.
struct LoopbackProblem: Error {
    let detail: String

    init(_ what: String) {
        detail = "\(what): \(String(cString: strerror(errno)))"
    }
}
#endif
