import DialtoneCore
import Logging
import NIOCore
import NIOSSL

/// What the connections to one SMSC share.
struct SMPPParts: Sendable {
    let name: String
    let settings: SMPPSettings
    let tls: NIOSSLContext?

    /// All connections and all that is known of them live on this one, so that a receipt and
    /// the response before it are always seen in their order.
    let loop: any EventLoop

    let clock: ServerClock
    let random: RandomSource
    let logger: Logger

    /// The name that the certificate has to carry; an address is compared as one.
    var serverName: String? {
        let isAddress = (try? SocketAddress(ipAddress: settings.host, port: 0)) != nil
        return isAddress ? nil : settings.host
    }
}
