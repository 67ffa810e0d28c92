import DialtoneBasics
package import Hummingbird
import NIOCore

/// The server's context of a request.
package struct ServerContext: RequestContext {
    package var coreContext: CoreRequestContextStorage

    /// The console's user, on whose behalf the console calls the admin API in this process; `nil`
    /// for requests from outside.
    var consoleUser: ConsoleUser?

    private let socketAddress: SocketAddress?

    /// The state of the connection; `nil` if there is none.
    let fate: ConnectionFate?

    package init(source: ApplicationRequestContextSource) {
        coreContext = .init(source: source)
        socketAddress = source.channel.remoteAddress
        fate = Self.fate(of: source.channel)
    }

    private static func fate(of channel: any Channel) -> ConnectionFate? {
        guard channel.eventLoop.inEventLoop else { return nil }
        return try? channel.pipeline.syncOperations.handler(type: ConnectionLimits.self).fate
    }

    /// The address of the connection's peer: the client, or the nearest proxy.
    var peer: IPAddress? { socketAddress.flatMap(IPAddress.init) }
}
