import Foundation

/// The service manager that started the program, such as systemd, and waits until it is ready.
struct ServiceManager: Sendable {
    /// The variable with the path of the manager's socket; a first `@` is an abstract name.
    private static let variable = "NOTIFY_SOCKET"

    private let path: [UInt8]

    /// Reads the environment of the program; without the variable, nothing is told.
    init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        path = Array((environment[Self.variable] ?? "").utf8)
    }

    /// Notifies the service manager that the server is ready; returns `false` if that fails.
    func tellReady() -> Bool { path.isEmpty || send("READY=1") }

    private func send(_ state: String) -> Bool {
        var address = sockaddr_un()
        let room = MemoryLayout.size(ofValue: address.sun_path)
        guard path.count < room, !path.contains(0) else { return false }
        let name = path.first == UInt8(ascii: "@") ? [0] + path.dropFirst() : path
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: name) }
        let length = socklen_t(MemoryLayout<sockaddr_un>.size - room + name.count)
        #if canImport(Darwin)
        let kind = SOCK_DGRAM
        #else
        let kind = Int32(SOCK_DGRAM.rawValue)
        #endif
        let descriptor = socket(AF_UNIX, kind, 0)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        // A manager that reads nothing must not delay the server.
        _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
        let message = Array(state.utf8)
        let sent = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                sendto(descriptor, message, message.count, 0, $0, length)
            }
        }
        return sent == message.count
    }
}
