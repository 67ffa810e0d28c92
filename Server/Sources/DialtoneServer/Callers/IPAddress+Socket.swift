import DialtoneBasics
import NIOCore

extension IPAddress {
    /// Creates the address without its port; `nil` for a socket that is not an IP socket.
    init?(_ socket: SocketAddress) {
        guard let text = socket.ipAddress else { return nil }
        self.init(text)
    }
}
