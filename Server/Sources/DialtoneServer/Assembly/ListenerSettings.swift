package import NIOCore

/// Where the server listens, and how patient it is with those who connect.
package struct ListenerSettings: Sendable {
    package var host: String

    /// `0` takes any free port.
    package var port: Int

    /// The address that the outside world knows, such as `https://auth.example.com`; without it
    /// development servers use each request's own `Host`.
    package var publicURL: String?

    /// Which hosts the listener answers for.
    package var hosts = AcceptedHosts.all

    /// Whose word is believed about who is behind them.
    package var trustedProxies = TrustedProxies()

    /// How long a connection may be silent between requests, or before its first header ends.
    package var idleLimit = TimeAmount.seconds(60)

    /// How long a request may take to arrive, from the end of its header to the end of its body.
    package var readLimit = TimeAmount.seconds(20)

    /// How long the server may take to begin its answer; then it hangs up.
    package var answerLimit = TimeAmount.seconds(30)

    /// The most bytes of all header fields together.
    package var headerSizeLimit = 32 * 1_024

    package init(host: String, port: Int) {
        self.host = host
        self.port = port
    }
}
