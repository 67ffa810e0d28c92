package import DialtoneCore
import HTTPTypes

/// The proxies whose word about whom they speak for is believed.
///
/// Anybody can send a header that names any address. So the addresses in it are read from the
/// last, which the nearest proxy wrote, and only as far as proxies are trusted; and only one
/// header is read, since a proxy that writes one lets the other pass as it came.
package struct TrustedProxies: Sendable {
    /// In which header the proxies write.
    package enum Header: String, Sendable, CaseIterable {
        case forwardedFor = "X-Forwarded-For"
        case forwarded = "Forwarded"
    }

    /// Where they are; nobody is trusted unless somebody is named.
    package var networks: [IPNetwork] = []

    package var header = Header.forwardedFor

    package init() {}

    /// The address that a request comes from: of `peer`, or of the nearest one behind it that is
    /// no trusted proxy.
    ///
    /// Where a proxy names nobody, or nothing that can be read, it is the proxy's own.
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

    /// What the header names, the nearest last; `nil` where it cannot be read.
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
