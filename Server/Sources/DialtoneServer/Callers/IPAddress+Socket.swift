import DialtoneCore
import NIOCore

extension IPAddress {
    /// The address without its port; `nil` for a socket that is no network's.
    init?(_ socket: SocketAddress) {
        guard let text = socket.ipAddress else { return nil }
        self.init(text)
    }
}
