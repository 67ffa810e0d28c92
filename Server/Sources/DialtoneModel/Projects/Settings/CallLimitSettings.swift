package import DialtoneBasics
package import DialtoneSendGuard

/// The limits on calls that attackers make in bulk, for each client address and network.
///
/// The defaults leave room for many users behind one address: correct passwords, and mails whose
/// code is used, do not count.
package struct CallLimitSettings: Hashable, Sendable {
    package var isEnabled = true

    /// Addresses and networks without limits, such as those of a back end.
    package var exemptNetworks: [String] = []

    package var passwords = CallLimit(
        address: CallRate(per10Minutes: 50, perHour: 150, perDay: 500),
        network: CallRate(per10Minutes: 200, perHour: 500, perDay: 2_000)
    )
    package var signUps = CallLimit(
        address: CallRate(per10Minutes: 50, perHour: 100, perDay: 500),
        network: CallRate(per10Minutes: 200, perHour: 400, perDay: 2_000)
    )
    package var mails = CallLimit(
        address: CallRate(per10Minutes: 30, perHour: 60, perDay: 200),
        network: CallRate(per10Minutes: 100, perHour: 200, perDay: 600)
    )
    package var lookups = CallLimit(
        address: CallRate(per10Minutes: 60, perHour: 200, perDay: 1_000),
        network: CallRate(per10Minutes: 200, perHour: 600, perDay: 3_000)
    )
    package var tokens = CallLimit(
        address: CallRate(per10Minutes: 300, perHour: 1_000),
        network: CallRate(per10Minutes: 1_000, perHour: 3_000)
    )

    package init() {}

    package subscript(call: LimitedCall) -> CallLimit {
        switch call {
        case .passwords: passwords
        case .signUps: signUps
        case .mails: mails
        case .lookups: lookups
        case .tokens: tokens
        }
    }

    /// Whether calls from `address` are limited; calls from an unknown address always are.
    package func limits(_ address: IPAddress?) -> Bool {
        guard isEnabled else { return false }
        guard !exemptNetworks.isEmpty, let address = address?.unmapped else { return true }
        return !exemptNetworks.contains { IPNetwork($0)?.contains(address) ?? false }
    }
}

extension CallLimitSettings: SettingsGroup {
    package static var parts: [SettingPart<Self>] {
        [
            SettingPart("isEnabled", \.isEnabled),
            SettingPart("exemptNetworks", \.exemptNetworks),
            SettingPart("passwords", \.passwords),
            SettingPart("signUps", \.signUps),
            SettingPart("mails", \.mails),
            SettingPart("lookups", \.lookups),
            SettingPart("tokens", \.tokens),
        ]
    }
}

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

extension CallLimit: SettingsGroup {
    package static var parts: [SettingPart<Self>] {
        [SettingPart("address", \.address), SettingPart("network", \.network)]
    }
}
