import DialtoneBasics
import DialtoneMetrics
import HummingbirdCore
import HummingbirdHTTP2
import Logging
import NIOCore
import NIOHTTP2
import NIOSSL
import NIOTLS

/// A connection with TLS, on which the client chooses HTTP/1.1 or HTTP/2.
struct SecureChannel: ServerChildChannel {
    typealias Negotiated = NIONegotiatedHTTPVersion<HTTP1Channel.Value, HTTP2Channel.Value>

    struct Value: ServerChildChannelValue {
        let channel: any Channel

        /// Fails if the connection ends before its handshake does.
        let negotiated: EventLoopFuture<Negotiated>
    }

    private let http1: HTTP1Channel
    private let http2: HTTP2Channel
    private let settings: ListenerSettings
    private let certificate: ServerCertificate
    private let metrics: ConnectionMetrics

    init(
        _ settings: ListenerSettings,
        _ certificate: ServerCertificate,
        metrics: ConnectionMetrics,
        responder: @escaping HTTPChannelHandler.Responder
    ) {
        self.settings = settings
        self.certificate = certificate
        self.metrics = metrics
        http1 = HTTP1Channel(
            responder: responder,
            configuration: settings.channelConfiguration(metrics)
        )
        http2 = HTTP2Channel(
            responder: responder,
            configuration: settings.http2Configuration(metrics)
        )
    }

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
        channel.eventLoop.makeCompletedFuture {
            let pipeline = channel.pipeline.syncOperations
            let record = HandshakeRecord(in: metrics)
            let proxyHeader =
                settings.takesProxyHeader
                ? settings.proxyHeaderReader(logger) { record.fail(.proxyHeader) } : nil
            if let proxyHeader { try pipeline.addHandler(proxyHeader) }
            let gate = HandshakeGate(
                settings.handshakes,
                noting: record,
                logger: logger,
                trusting: { [proxies = settings.trustedProxies] in proxies.current.trusts($0) },
                reported: { proxyHeader?.client }
            )
            try pipeline.addHandler(gate)
            try pipeline.addHandler(NIOSSLServerHandler(context: certificate.context))
            let watch = settings.makeConnectionWatch(noting: record)
            try pipeline.addHandler(watch)
            let negotiation = NIOTypedApplicationProtocolNegotiationHandler<Negotiated> { result in
                guard case .negotiated("h2") = result else {
                    return http1.setup(channel: channel, logger: logger).map {
                        Negotiated.http1_1($0)
                    }
                }
                watch.beginStreams(on: channel)
                return http2.setup(channel: channel, logger: logger).map { Negotiated.http2($0) }
            }
            try pipeline.addHandler(negotiation)
            return Value(channel: channel, negotiated: negotiation.protocolNegotiationResult)
        }
    }

    func handle(value: Value, logger: Logger) async {
        switch try? await value.negotiated.get() {
        case .http1_1(let connection)?: await http1.handle(value: connection, logger: logger)
        case .http2(let connection)?: await http2.handle(value: connection, logger: logger)
        case nil: logger.debug("a connection ended before its TLS handshake")
        }
    }
}
