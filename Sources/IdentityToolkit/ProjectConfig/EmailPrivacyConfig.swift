/// Protection against probing for addresses.
public struct EmailPrivacyConfig: Codable, Hashable, Sendable {
    /// Whether answers hide if an address is known.
    public var enableImprovedEmailPrivacy: Bool?

    /// Creates the setting.
    public init(enableImprovedEmailPrivacy: Bool? = nil) {
        self.enableImprovedEmailPrivacy = enableImprovedEmailPrivacy
    }
}
