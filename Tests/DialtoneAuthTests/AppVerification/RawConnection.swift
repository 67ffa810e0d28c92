import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A connection to a port of this machine, byte by byte.
struct RawConnection {
    private let connection: Int32

    init(port: UInt16) throws {
        #if canImport(Glibc)
        let made = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #else
        let made = Darwin.socket(AF_INET, SOCK_STREAM, 0)
        #endif
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        address.sin_port = port.bigEndian
        let length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isConnected = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(made, $0, length) }
        }
        guard isConnected == 0 else { throw POSIXError(.ECONNREFUSED) }
        connection = made
    }

    func send(_ text: String) {
        let bytes = Array(text.utf8)
        _ = write(connection, bytes, bytes.count)
    }

    /// What comes until the other side closes.
    func receive() -> String {
        var received: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = read(connection, &buffer, buffer.count)
            guard count > 0 else { return String(decoding: received, as: UTF8.self) }
            received += buffer[..<count]
        }
    }

    func close() {
        #if canImport(Glibc)
        _ = Glibc.close(connection)
        #else
        _ = Darwin.close(connection)
        #endif
    }
}
