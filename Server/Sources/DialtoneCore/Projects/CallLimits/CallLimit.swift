/// How often one thing may be done from one place.
package struct CallLimit: Hashable, Sendable {
    /// From one address of version 4, or the 64 bits that a customer gets of version 6.
    package var address = CallRate()

    /// From the 24 bits around an address of version 4, or the 48 around one of version 6.
    package var network = CallRate()

    package init() {}

    package init(address: CallRate, network: CallRate) {
        self.address = address
        self.network = network
    }

    package subscript(kind: SendAxis.Kind) -> CallRate? {
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
