package import DialtoneBasics
package import DialtoneOutbound
package import NIOSSL

extension OutboundClient {
    /// Returns a client that waits for a connection longer than any stall of a busy machine.
    package static func patient(
        _ policy: OutboundPolicy,
        resolver: any HostResolver = SystemResolver(),
        authorities: [NIOSSLCertificate] = []
    ) -> OutboundClient {
        OutboundClient(
            policy: policy,
            resolver: resolver,
            authorities: authorities,
            connectTimeout: .minutes(5)
        )
    }
}
