package import DialtoneBasics
package import DialtoneSendGuard

/// The limits on one kind of call, for each client address and each network.
package struct CallLimit: Hashable, Sendable {
    /// The limit for one IPv4 address, or for one IPv6 /64, the usual prefix of one customer.
    package var address = CallRate()

    /// The limit for the /24 of an IPv4 address, or the /48 of an IPv6 address.
    package var network = CallRate()

    package init() {}

    package init(address: CallRate, network: CallRate) {
        self.address = address
        self.network = network
    }

    package subscript(kind: SendDimension.Kind) -> CallRate? {
        switch kind {
        case .address: address
        case .network: network
        default: nil
        }
    }
}

extension CallLimit: PartwiseCodable {
    package static var parts: [SettingPart<Self>] {
        [SettingPart("address", \.address), SettingPart("network", \.network)]
    }
}
