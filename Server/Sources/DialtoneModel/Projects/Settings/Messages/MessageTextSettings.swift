package import DialtoneBasics

/// The message texts of a project or of one of its apps.
package struct MessageTextSettings: Hashable, Sendable {
    /// The name in the texts, if it differs from the project's name.
    package var name: String?

    /// Texts that replace the built-in ones, by language tag in lower case.
    package var texts: [String: String] = [:]

    /// The host that the last line of a message binds the code to.
    package var domain: String?

    /// The hash of the Android app that the last line of a message addresses.
    package var appHash: String?

    package init() {}

    package var isEmpty: Bool { self == MessageTextSettings() }

    /// Returns these settings, with missing values from `common`.
    func over(_ common: MessageTextSettings) -> MessageTextSettings {
        var result = common
        result.name = name ?? common.name
        result.texts.merge(texts) { _, own in own }
        result.domain = domain ?? common.domain
        result.appHash = appHash ?? common.appHash
        return result
    }
}

extension MessageTextSettings: SettingsGroup {
    package static var parts: [SettingPart<Self>] {
        [
            SettingPart("name", \.name),
            SettingPart("texts", \.texts),
            SettingPart("domain", \.domain),
            SettingPart("appHash", \.appHash),
        ]
    }
}
