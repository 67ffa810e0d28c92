/// Where links that open apps are served.
public struct MobileLinksConfig: Codable, Hashable, Sendable {
    /// `HOSTING_DOMAIN` or `FIREBASE_DYNAMIC_LINK_DOMAIN`.
    public var domain: String?

    /// Creates the setting.
    public init(domain: String? = nil) {
        self.domain = domain
    }
}
