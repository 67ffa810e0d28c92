package import DialtoneBasics

/// Settings for the log of users' sign-ins and changes.
package struct UserLogSettings: Hashable, Sendable {
    /// Whether entries are written; those of before stay until they are too old.
    package var isEnabled = false

    /// The number of days for which entries are kept.
    package var retentionDays = 90

    package static let retentionRange = 1...3_650

    package init() {}
}

extension UserLogSettings: SettingsGroup {
    package static var parts: [SettingPart<Self>] {
        [
            SettingPart("isEnabled", \.isEnabled),
            SettingPart("retentionDays", \.retentionDays),
        ]
    }
}
