import Foundation

/// A connection to a server, for requests that `URLSession` cannot send.
struct RawCaller {
    struct Failed: Error {}

    private let descriptor: Int32

    init(of server: DevServer) throws {
        guard let port = server.url.split(separator: ":").last.flatMap({ UInt16($0) }) else {
            throw Failed()
        }
        #if canImport(Glibc)
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #else
        descriptor = socket(AF_INET, SOCK_STREAM, 0)
        #endif
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let code = withUnsafePointer(to: address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { [descriptor] in
                connect(descriptor, $0, length)
            }
        }
        guard code == 0 else {
            close(descriptor)
            throw Failed()
        }
    }

    /// Returns all bytes until the server closes the connection.
    func answer(to request: String) -> String {
        let bytes = Array(request.utf8)
        guard send(descriptor, bytes, bytes.count, 0) == bytes.count else { return "" }
        var text: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 4_096)
        while case let count = recv(descriptor, &part, part.count, 0), count > 0 {
            text += part.prefix(count)
        }
        return String(decoding: text, as: UTF8.self)
    }

    func hangUp() {
        close(descriptor)
    }
}
