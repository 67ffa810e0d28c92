/// How often one kind of call may be made from one address and one network.
package struct CallLimit: Hashable, Sendable {
    /// From one IPv4 address, or one IPv6 /64, which a customer usually gets.
    package var address = CallRate()

    /// From the /24 around an IPv4 address, or the /48 around an IPv6 address.
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
