package import DialtoneBasics

/// The limits on unanswered messages, by dimension.
package struct SendLimits: Hashable, Sendable {
    /// The limit for an IPv4 address, or for an IPv6 /64, which belongs to one customer.
    package var address = SendLimit(per10Minutes: 10, perHour: 30, perDay: 100)

    /// The factor of the address limit for apps that proved themselves.
    ///
    /// It also applies to installations that proved themselves before.
    /// A lecture hall, an office or a mobile network has many users behind one address.
    package var addressProvedTimes = 5

    /// The limit for an IPv4 /24, or an IPv6 /48.
    package var network = SendLimit(per10Minutes: 50, perHour: 150, perDay: 500)

    /// The limit for an installation of an app that proved itself earlier.
    package var instance = SendLimit(perDay: 5)

    package var app = SendLimit()
    package var project = SendLimit()
    package var country = SendLimit()

    /// The limit for numbers that differ only in their last four digits.
    package var prefix = SendLimit()

    package init() {}

    package subscript(kind: SendDimension.Kind) -> SendLimit {
        switch kind {
        case .address: address
        case .network: network
        case .instance: instance
        case .app: app
        case .project: project
        case .country: country
        case .prefix: prefix
        case .server: SendLimit()
        }
    }
}

extension SendLimits: SettingsGroup {
    package static var parts: [SettingPart<Self>] {
        [
            SettingPart("address", \.address),
            SettingPart("addressProvedTimes", \.addressProvedTimes),
            SettingPart("network", \.network),
            SettingPart("instance", \.instance),
            SettingPart("app", \.app),
            SettingPart("project", \.project),
            SettingPart("country", \.country),
            SettingPart("prefix", \.prefix),
        ]
    }
}
