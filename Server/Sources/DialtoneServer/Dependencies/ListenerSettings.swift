package import DialtoneBasics
import DialtoneMetrics
import HummingbirdCore
import HummingbirdHTTP2
package import NIOCore

/// The address, the encryption and the timeouts of a listener.
package struct ListenerSettings: Sendable {
    package var address: ListenAddress

    /// The server's public URL, such as `https://auth.example.com`.
    ///
    /// Without it, development servers use the `Host` header of each request.
    package var publicURL: String?

    /// The hosts in requests that the listener accepts.
    package var hosts = AcceptedHosts.all

    /// The proxies that are trusted to report the client's address.
    package var trustedProxies = Reloadable(TrustedProxies())

    /// The certificate for TLS; `nil` for a listener without TLS.
    package var certificate: ServerCertificate?

    /// Whether each connection begins with a header of the PROXY protocol.
    package var takesProxyHeader = false

    /// The mode of the file, if the address is a UNIX socket.
    package var socketMode: UInt16 = 0o660

    /// How long a connection may take for its TLS handshake and its PROXY protocol header.
    package var handshakeLimit = TimeAmount.seconds(10)

    /// How often each address may begin a TLS handshake, over all listeners that share the limiter.
    package var handshakes = HandshakeLimiter()

    /// How long a connection may be idle between requests, or before its first header ends.
    package var idleLimit = TimeAmount.seconds(60)

    /// The time limit for receiving a request, from the end of its header to the end of its body.
    package var readLimit = TimeAmount.seconds(20)

    /// The time limit for starting the response; after that, the connection is closed.
    package var answerLimit = TimeAmount.seconds(30)

    /// The maximum size of all header fields together, in bytes.
    package var headerSizeLimit = 32 * 1_024

    package init(_ address: ListenAddress) {
        self.address = address
    }

    package init(host: String, port: Int) {
        self.init(.port(host: host, port: port))
    }

    /// Returns the URL of the open listener, which has bound `port`; `unix:PATH` for a socket.
    package func url(at port: Int) -> String {
        switch address {
        case .port(let host, _):
            "\(certificate == nil ? "http" : "https")://\(ListenAddress.port(host: host, port: port))"
        case .socket:
            address.description
        }
    }
}

extension ListenerSettings {
    /// Whether browsers should never use the public URL's host without TLS.
    ///
    /// If a proxy terminates TLS, it decides that.
    var demandsTLS: Bool { certificate != nil && publicURL?.hasPrefix("https://") == true }

    func channelConfiguration(_ metrics: ConnectionMetrics) -> HTTP1Channel.Configuration {
        channelConfiguration(.http1, metrics)
    }

    /// How long an idle client of HTTP/2 may take to leave after the server has asked it to.
    private static let leaveLimit = TimeAmount.seconds(2)

    /// The limits of HTTP/2 against floods of streams, frames and headers are those of NIO.
    func http2Configuration(_ metrics: ConnectionMetrics) -> HTTP2Channel.Configuration {
        HTTP2Channel.Configuration(
            idleTimeout: .nanoseconds(idleLimit.nanoseconds),
            gracefulCloseTimeout: .nanoseconds(answerLimit.nanoseconds),
            streamConfiguration: channelConfiguration(.http2, metrics)
        )
    }

    /// Returns the watch of one connection with TLS.
    func makeConnectionWatch(noting record: HandshakeRecord) -> ConnectionWatch {
        ConnectionWatch(
            noting: record,
            handshakeLimit: handshakeLimit,
            idleLimit: idleLimit,
            leaveLimit: Self.leaveLimit
        )
    }

    private func channelConfiguration(
        _ version: ConnectionLimits.Version,
        _ metrics: ConnectionMetrics
    ) -> HTTP1Channel.Configuration {
        HTTP1Channel.Configuration(
            additionalChannelHandlers: [
                ConnectionLimits(
                    version: version,
                    metrics: metrics,
                    takesProxyHeader: takesProxyHeader,
                    readLimit: readLimit,
                    answerLimit: answerLimit
                )
            ],
            idleTimeout: idleLimit,
            httpDecoderConfiguration: .init(
                maxHeaderFieldSize: headerSizeLimit,
                maxHeaderListSize: headerSizeLimit,
                maxHeaderFieldCount: 100
            )
        )
    }
}
