import DialtoneBasics
import NIOCore

/// The other end of a connection: the client, or the nearest proxy.
enum ConnectionPeer: Equatable, Sendable {
    case address(IPAddress)

    /// A program on this machine that uses a UNIX socket.
    case socket

    /// Its address is not known, for example because it has disconnected already.
    case unknown

    init(_ socket: SocketAddress?) {
        switch socket {
        case .unixDomainSocket?: self = .socket
        case let socket?: self = IPAddress(socket).map(ConnectionPeer.address) ?? .unknown
        case nil: self = .unknown
        }
    }
}
