/// An app with rules of its own.
public struct AppWithRules: Codable, Hashable, Sendable {
    /// The app's ID.
    public var appID: String

    /// Its rules.
    public var rules: AppVerificationRules

    /// Creates an app.
    public init(appID: String, rules: AppVerificationRules) {
        self.appID = appID
        self.rules = rules
    }

    private enum CodingKeys: String, CodingKey {
        case rules
        case appID = "appId"
    }
}
