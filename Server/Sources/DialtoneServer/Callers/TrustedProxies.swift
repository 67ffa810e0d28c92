package import DialtoneBasics
import HTTPTypes

/// The proxies that are trusted to report the client's address.
///
/// Any client can send a header with any address. Therefore the addresses are read from the last
/// one, which the nearest proxy added, and only as far as proxies are trusted. Only one header is
/// read, because a proxy that sets one forwards the other unchanged.
package struct TrustedProxies: Sendable {
    /// The header that the proxies set.
    package enum Header: String, Sendable, CaseIterable {
        case forwardedFor = "X-Forwarded-For"
        case forwarded = "Forwarded"
    }

    /// The networks of the proxies; by default, no proxy is trusted.
    package var networks: [IPNetwork] = []

    /// Whether the programs that connect through a UNIX socket are trusted proxies.
    package var includesSockets = false

    package var header = Header.forwardedFor

    package init() {}

    package var isEmpty: Bool { networks.isEmpty && !includesSockets }

    /// Returns the client's address: the nearest one, from `peer` on, that is no trusted proxy.
    ///
    /// The peer of a UNIX socket has no address. If a proxy reports no address, or an invalid one,
    /// the result is the proxy's own.
    func remoteAddress(behind peer: ConnectionPeer, by headers: HTTPFields) -> IPAddress? {
        var address: IPAddress?
        if case .address(let known) = peer { address = known.unmapped }
        guard trusts(peer) else { return address }
        for hop in hops(in: headers).reversed() {
            guard let hop = hop?.unmapped else { break }
            address = hop
            guard trusts(hop) else { break }
        }
        return address
    }

    /// Returns whether a connection comes from a trusted proxy.
    func trusts(_ peer: ConnectionPeer) -> Bool {
        switch peer {
        case .address(let address): trusts(address.unmapped)
        case .socket: includesSockets
        case .unknown: false
        }
    }

    private func trusts(_ address: IPAddress) -> Bool {
        networks.contains { $0.contains(address) }
    }

    /// Returns the addresses in the header, nearest last; `nil` for an invalid one.
    private func hops(in headers: HTTPFields) -> [IPAddress?] {
        switch header {
        case .forwardedFor:
            headers[values: .forwardedFor].flatMap { line in
                line.split(separator: ",", omittingEmptySubsequences: false)
                    .map { IPAddress(hop: $0) }
            }
        case .forwarded:
            headers[values: .forwarded].flatMap { ForwardedLine($0).hops }
        }
    }
}
