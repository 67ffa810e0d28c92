/// Limits on unanswered messages, by what the messages have in common.
package struct SendLimits: Hashable, Sendable {
    /// One address of version 4, or the 64 bits that a customer gets of version 6.
    package var address = SendLimit(per10Minutes: 10, perHour: 30, perDay: 100)

    /// The factor of an address's limit for apps that proved themselves: a lecture hall, an office
    /// and a mobile network have many users behind one address.
    package var addressProvedTimes = 5

    /// The 24 bits around an address of version 4, or the 48 around one of version 6.
    package var network = SendLimit(per10Minutes: 50, perHour: 150, perDay: 500)

    /// An installation of an app that proved itself before.
    package var instance = SendLimit(perDay: 5)

    package var app = SendLimit()
    package var project = SendLimit()
    package var country = SendLimit()

    /// Numbers that differ in their last four digits only.
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

extension SendLimits: PartwiseCodable {
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
