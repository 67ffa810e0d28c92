/// Counts connections that the server ended, or that ended before their handshake did.
package struct ConnectionMetrics: Sendable {
    /// Why a TLS handshake failed.
    package enum HandshakeFailure: String, CaseIterable, Sendable {
        /// The client disconnected, as load balancer health checks that only connect do.
        case abandoned

        /// The client does not speak TLS, shares no version with the server, or does not accept
        /// the certificate.
        case invalid

        /// The connection did not begin with the PROXY protocol header of a trusted proxy.
        case proxyHeader

        /// The client's address began too many.
        case rateLimit

        /// The client took too long.
        case timeout
    }

    /// Why a connection was closed in the middle of a request.
    package enum CutOff: String, CaseIterable, Sendable {
        /// The request did not arrive in time.
        case requestTooSlow

        /// The response did not begin in time.
        case noResponse

        /// The client did not read its response in time.
        case responseUnread
    }

    private let handshakes: CounterTable
    private let cutOffs: CounterTable

    init(in registry: MetricRegistry) {
        let failures = HandshakeFailure.allCases.map(\.rawValue)
        handshakes = CounterTable(.handshakesFailed, of: failures, in: registry)
        cutOffs = CounterTable(.requestsCutOff, of: CutOff.allCases.map(\.rawValue), in: registry)
    }

    package func note(_ failure: HandshakeFailure) { handshakes.increment(failure.rawValue) }

    package func note(_ cutOff: CutOff) { cutOffs.increment(cutOff.rawValue) }
}
