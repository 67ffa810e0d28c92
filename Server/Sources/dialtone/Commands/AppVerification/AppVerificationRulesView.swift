import DialtoneModel

/// The app verification rules of a project or of one app, as `--json` prints them.
struct AppVerificationRulesView: Encodable {
    /// The app's ID; `nil` for the common rules.
    let appID: String?
    let enforcement: String
    let accepts: [String]
    let whenUnavailable: String
    let acceptsDevelopmentKeys: Bool
    let challenge: String

    init(_ policy: AppVerificationPolicy, of appID: String?) {
        self.appID = appID
        enforcement = policy.enforcement.rawValue
        accepts = policy.accepts.map(\.rawValue)
        whenUnavailable = policy.whenUnavailable.rawValue
        acceptsDevelopmentKeys = policy.acceptsDevelopmentKeys
        challenge = policy.challenge.vendor.rawValue
    }

    static func all(of settings: AppVerificationSettings) -> [Self] {
        [Self(settings.common, of: nil)]
            + settings.apps.sorted { $0.key < $1.key }.map { Self($0.value, of: $0.key) }
    }

    var lines: [String] {
        [
            appID.map { "App \($0)" } ?? "Common rules",
            "  enforcement:      \(enforcement)",
            "  accepts:          \(accepts.joined(separator: ", "))",
            "  when unavailable: \(whenUnavailable)",
            "  development keys: \(acceptsDevelopmentKeys ? "accepted" : "refused")",
            "  challenge:        \(challenge)",
        ]
    }
}
