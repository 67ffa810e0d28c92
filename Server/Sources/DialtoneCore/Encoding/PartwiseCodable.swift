/// Settings of several parts, each of which has a default and may be given alone.
package protocol PartwiseCodable: Codable {
    /// Every part at its default.
    init()

    /// In the order in which they are written.
    static var parts: [SettingPart<Self>] { get }
}

extension PartwiseCodable {
    package init(from decoder: any Decoder) throws {
        self.init()
        try update(from: decoder)
    }

    /// Replaces the parts that `decoder` holds.
    package mutating func update(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: SettingName.self)
        for part in Self.parts { try part.read(&self, container) }
    }

    /// Writes what is missing as `null`: an absent key would be read as the default.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: SettingName.self)
        for part in Self.parts { try part.write(self, &container) }
    }
}
