/// A group of settings that all have defaults, so that each setting can be given alone.
package protocol SettingsGroup: Codable {
    /// Creates a value with all defaults.
    init()

    /// The settings, in the order in which they are written.
    static var parts: [SettingPart<Self>] { get }
}

extension SettingsGroup {
    package init(from decoder: any Decoder) throws {
        self.init()
        try update(from: decoder)
    }

    /// Replaces the settings that are present in `decoder`.
    package mutating func update(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: SettingName.self)
        for part in Self.parts { try part.read(&self, container) }
    }

    /// Writes missing values as `null`: an absent key would be read as the default.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: SettingName.self)
        for part in Self.parts { try part.write(self, &container) }
    }
}
