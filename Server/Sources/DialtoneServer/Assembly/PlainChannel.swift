import DialtoneBasics
import DialtoneMetrics
import HummingbirdCore
import Logging
import NIOCore

/// A connection without TLS.
struct PlainChannel: ServerChildChannel {
    private let http1: HTTP1Channel
    private let settings: ListenerSettings

    init(
        _ settings: ListenerSettings,
        metrics: ConnectionMetrics,
        responder: @escaping HTTPChannelHandler.Responder
    ) {
        self.settings = settings
        http1 = HTTP1Channel(
            responder: responder,
            configuration: settings.channelConfiguration(metrics)
        )
    }

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<HTTP1Channel.Value> {
        guard settings.takesProxyHeader else {
            return http1.setup(channel: channel, logger: logger)
        }
        return channel.eventLoop.makeCompletedFuture {
            try channel.pipeline.syncOperations.addHandler(settings.proxyHeaderReader(logger))
        }
        .flatMap { http1.setup(channel: channel, logger: logger) }
    }

    func handle(value: HTTP1Channel.Value, logger: Logger) async {
        await http1.handle(value: value, logger: logger)
    }
}

extension ListenerSettings {
    /// Reads the header with which the proxy begins a connection.
    func proxyHeaderReader(
        _ logger: Logger,
        onRefusal: @escaping () -> Void = {}
    ) -> ProxyHeaderReader {
        ProxyHeaderReader(
            limit: handshakeLimit,
            logger: logger,
            onRefusal: onRefusal
        ) { [trustedProxies] in trustedProxies.current.trusts(ConnectionPeer($0)) }
    }
}
