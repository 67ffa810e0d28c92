package import DialtoneBasics
package import DialtoneOutbound
package import NIOSSL

extension OutboundClient {
    /// Returns a client that waits for connections and answers longer than any stall of a busy
    /// machine; requests may have limits of their own.
    package static func patient(
        _ policy: OutboundPolicy,
        resolver: any HostResolver = SystemResolver(),
        authorities: [NIOSSLCertificate] = []
    ) -> OutboundClient {
        OutboundClient(
            policy: policy,
            resolver: resolver,
            authorities: authorities,
            connectTimeout: .minutes(5),
            timeout: .minutes(5)
        )
    }
}
