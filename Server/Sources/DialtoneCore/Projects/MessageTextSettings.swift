/// What the messages of a project, or of one of its apps, say.
package struct MessageTextSettings: Hashable, Sendable {
    /// The name in the text, where it is another one than the project's.
    package var name: String?

    /// Texts in place of those that are shipped, by language tag in lower case.
    package var texts: [String: String] = [:]

    /// The host that codes are bound to by the last line.
    package var domain: String?

    /// The Android app that messages are handed to by the last line.
    package var appHash: String?

    package init() {}

    package var isEmpty: Bool { self == MessageTextSettings() }

    /// These settings, and for what they leave open those of `common`.
    func over(_ common: MessageTextSettings) -> MessageTextSettings {
        var result = common
        result.name = name ?? common.name
        result.texts.merge(texts) { _, own in own }
        result.domain = domain ?? common.domain
        result.appHash = appHash ?? common.appHash
        return result
    }

    /// The last line for an app of `platform`; only Android's apps read hashes, and others than
    /// Android's read hosts.
    ///
    /// For an app of which nothing is known, and for a back end, it is the host's.
    package func ending(for platform: RelyingApp.Platform?) -> MessageEnding? {
        let domain = domain.flatMap(MessageEnding.init(domain:))
        let appHash = appHash.flatMap(MessageEnding.init(appHash:))
        return switch platform {
        case .android: appHash ?? domain
        case .ios, .web: domain
        case .server, nil: domain ?? appHash
        }
    }
}

extension MessageTextSettings: PartwiseCodable {
    package static var parts: [SettingPart<Self>] {
        [
            SettingPart("name", \.name),
            SettingPart("texts", \.texts),
            SettingPart("domain", \.domain),
            SettingPart("appHash", \.appHash),
        ]
    }
}
