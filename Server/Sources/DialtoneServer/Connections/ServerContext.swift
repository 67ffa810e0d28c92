import DialtoneBasics
package import Hummingbird
import NIOCore

/// The server's context of a request.
package struct ServerContext: RequestContext {
    package var coreContext: CoreRequestContextStorage

    /// The console's user, on whose behalf the console calls the admin API in this process; `nil`
    /// for requests from outside.
    var consoleUser: ConsoleUser?

    /// The other end of the connection; with the PROXY protocol, the client of the nearest proxy.
    let peer: ConnectionPeer

    /// The state of the connection; `nil` if there is none.
    let fate: ConnectionFate?

    package init(source: ApplicationRequestContextSource) {
        coreContext = .init(source: source)
        let limits = Self.limits(of: source.channel)
        fate = limits?.fate
        peer =
            limits?.reportedClient(of: source.channel).map(ConnectionPeer.address)
            ?? ConnectionPeer(source.channel.remoteAddress)
    }

    private static func limits(of channel: any Channel) -> ConnectionLimits? {
        guard channel.eventLoop.inEventLoop else { return nil }
        return try? channel.pipeline.syncOperations.handler(type: ConnectionLimits.self)
    }
}
