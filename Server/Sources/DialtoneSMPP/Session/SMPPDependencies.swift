package import DialtoneBasics
package import Logging
package import NIOCore
package import NIOSSL

/// The dependencies that all connections to one SMSC share.
package struct SMPPDependencies: Sendable {
    package let name: String
    package let settings: SMPPSettings
    package let tls: NIOSSLContext?

    /// The event loop of all connections and their state.
    ///
    /// A single loop guarantees that a receipt and the response before it are processed in order.
    package let loop: any EventLoop

    package let clock: ServerClock
    package let random: RandomSource
    package let logger: Logger

    package init(
        name: String,
        settings: SMPPSettings,
        tls: NIOSSLContext?,
        loop: any EventLoop,
        clock: ServerClock,
        random: RandomSource,
        logger: Logger
    ) {
        self.name = name
        self.settings = settings
        self.tls = tls
        self.loop = loop
        self.clock = clock
        self.random = random
        self.logger = logger
    }

    /// The host name that the certificate must contain; `nil` if the host is an IP address.
    package var serverName: String? {
        let isAddress = (try? SocketAddress(ipAddress: settings.host, port: 0)) != nil
        return isAddress ? nil : settings.host
    }
}
