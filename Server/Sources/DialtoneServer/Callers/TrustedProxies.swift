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

    package var header = Header.forwardedFor

    package init() {}

    /// Returns the client's address: the nearest one, from `peer` on, that is no trusted proxy.
    ///
    /// If a proxy reports no address, or an invalid one, the result is the proxy's own.
    func remoteAddress(behind peer: IPAddress?, by headers: HTTPFields) -> IPAddress? {
        guard var address = peer?.unmapped else { return nil }
        guard trusts(address) else { return address }
        for hop in hops(in: headers).reversed() {
            guard let hop else { break }
            address = hop.unmapped
            guard trusts(address) else { break }
        }
        return address
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
