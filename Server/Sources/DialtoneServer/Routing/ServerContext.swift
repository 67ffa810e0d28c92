import DialtoneCore
package import Hummingbird
import NIOCore

/// What the server knows of a request beyond the request.
package struct ServerContext: RequestContext {
    package var coreContext: CoreRequestContextStorage

    private let socketAddress: SocketAddress?

    package init(source: ApplicationRequestContextSource) {
        coreContext = .init(source: source)
        socketAddress = source.channel.remoteAddress
    }

    /// Who is at the other end of the connection: the caller, or the proxy before the server.
    var peer: IPAddress? { socketAddress.flatMap(IPAddress.init) }
}
