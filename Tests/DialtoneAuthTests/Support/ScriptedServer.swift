import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

@testable import DialtoneAuth

/// An HTTP server on a loopback port that says what a test tells it to, and remembers what it was
/// asked.
final class ScriptedServer: Sendable {
    typealias Answer = @Sendable (ReceivedRequest) -> ScriptedAnswer

    private struct State: Sendable {
        var answers: [String: Answer] = [:]
        var requests: [ReceivedRequest] = []
        var isStopped = false
        var keepsPort = false
        var isListening = true
    }

    let port: Int
    private let listener: Int32
    private let state = Locked(State())

    /// Listens at any free port; `lowestNumber` is the lowest number that its socket may have.
    init(lowestNumber: Int32 = 0) throws {
        signal(SIGPIPE, SIG_IGN)
        let made = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        listener = fcntl(made, F_DUPFD, lowestNumber)
        close(made)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let listener = listener
        let bound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                bind(listener, pointer, length) == 0 && listen(listener, 64) == 0
                    && getsockname(listener, pointer, &length) == 0
            }
        }
        guard bound else { throw POSIXError(.EADDRNOTAVAIL) }
        port = Int(UInt16(bigEndian: address.sin_port))
        Thread { [self] in acceptConnections() }.start()
    }

    var url: URL {
        get throws {
            guard let url = URL(string: "http://127.0.0.1:\(port)") else { throw URLError(.badURL) }
            return url
        }
    }

    /// Every request so far, in the order of arrival.
    var requests: [ReceivedRequest] { state.current.requests }

    /// The requests to one path.
    func requests(to path: String) -> [ReceivedRequest] {
        requests.filter { $0.path == path }
    }

    /// Says how calls of a path are answered from now on.
    func on(_ path: String, _ answer: @escaping Answer) {
        state.withLock { $0.answers[path] = answer }
    }

    /// Whether connections are taken; for a moment after ``stop()`` they still are.
    var isListening: Bool { state.current.isListening }

    /// Takes no more connections.
    ///
    /// With `keepingPort`, they are refused for as long as the process runs: otherwise, another
    /// test's server could answer at the same port.
    func stop(keepingPort: Bool = false) {
        state.withLock { state in
            // A second time, the number of the listener may belong to another test's server. Within
            // the lock, the accepting thread has not closed it yet.
            guard !state.isStopped else { return }
            state.isStopped = true
            state.keepsPort = keepingPort
            shutdown(listener, Int32(SHUT_RDWR))
        }
    }

    private func acceptConnections() {
        // Closed by its only user: the next server could get the same number, and be robbed.
        defer {
            close(listener)
            if state.current.keepsPort { keepPort() }
            state.withLock { $0.isListening = false }
        }
        while true {
            let connection = accept(listener, nil, nil)
            guard connection >= 0 else {
                if state.current.isStopped { return }
                continue
            }
            Thread { [self] in serve(connection) }.start()
        }
    }

    /// Binds a socket that does not listen, so that connections are refused.
    private func keepPort() {
        let holder = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var isReused: Int32 = 1
        setsockopt(holder, SOL_SOCKET, SO_REUSEADDR, &isReused, socklen_t(MemoryLayout<Int32>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        address.sin_port = in_port_t(port).bigEndian
        _ = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                bind(holder, pointer, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
    }

    private func serve(_ connection: Int32) {
        defer { close(connection) }
        guard let request = ReceivedRequest(connection: connection) else { return }
        let answer = state.withLock { state in
            state.requests.append(request)
            return state.answers[request.path]
        }
        let content = (answer?(request) ?? .unknownPath).message
        _ = content.withUnsafeBytes { send(connection, $0.baseAddress, $0.count, 0) }
    }
}

/// Runs a test against its own server.
func withServer<Result>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (ScriptedServer) async throws -> Result
) async throws -> Result {
    let server = try ScriptedServer()
    defer { server.stop() }
    return try await body(server)
}
