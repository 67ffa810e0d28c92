import HummingbirdCore
package import NIOCore

/// The address and the timeouts of a listener.
package struct ListenerSettings: Sendable {
    package var host: String

    /// The port; `0` selects any free port.
    package var port: Int

    /// The server's public URL, such as `https://auth.example.com`.
    ///
    /// Without it, development servers use the `Host` header of each request.
    package var publicURL: String?

    /// The hosts in requests that the listener accepts.
    package var hosts = AcceptedHosts.all

    /// The proxies that are trusted to report the client's address.
    package var trustedProxies = TrustedProxies()

    /// How long a connection may be idle between requests, or before its first header ends.
    package var idleLimit = TimeAmount.seconds(60)

    /// The time limit for receiving a request, from the end of its header to the end of its body.
    package var readLimit = TimeAmount.seconds(20)

    /// The time limit for starting the response; after that, the connection is closed.
    package var answerLimit = TimeAmount.seconds(30)

    /// The maximum size of all header fields together, in bytes.
    package var headerSizeLimit = 32 * 1_024

    package init(host: String, port: Int) {
        self.host = host
        self.port = port
    }
}

extension ListenerSettings {
    var channelConfiguration: HTTP1Channel.Configuration {
        HTTP1Channel.Configuration(
            additionalChannelHandlers: [
                ConnectionLimits(readLimit: readLimit, answerLimit: answerLimit)
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
