/// What passwords have to be like.
public struct PasswordPolicyConfig: Codable, Hashable, Sendable {
    /// Whether it is enforced.
    public var enforcementState: PasswordPolicyEnforcement?

    /// Whether sign-in with a weaker password is refused.
    public var forceUpgradeOnSignIn: Bool?

    /// The rules; one entry.
    public var versions: [PasswordPolicyVersion]?

    /// RFC 3339 time of the last change; output only.
    public var lastUpdateTime: String?

    /// Creates a policy; a `nil` field stays out of the JSON.
    public init(
        enforcementState: PasswordPolicyEnforcement? = nil,
        forceUpgradeOnSignIn: Bool? = nil,
        versions: [PasswordPolicyVersion]? = nil,
        lastUpdateTime: String? = nil
    ) {
        self.enforcementState = enforcementState
        self.forceUpgradeOnSignIn = forceUpgradeOnSignIn
        self.versions = versions
        self.lastUpdateTime = lastUpdateTime
    }

    private enum CodingKeys: String, CodingKey {
        case lastUpdateTime
        case enforcementState = "passwordPolicyEnforcementState"
        case forceUpgradeOnSignIn = "forceUpgradeOnSignin"
        case versions = "passwordPolicyVersions"
    }
}

/// The rules of a password policy.
public struct PasswordPolicyVersion: Codable, Hashable, Sendable {
    /// The rules.
    public var customStrengthOptions: PasswordStrengthOptions?

    /// Version of their form; output only.
    public var schemaVersion: Int?

    /// Creates an entry; a `nil` field stays out of the JSON.
    public init(customStrengthOptions: PasswordStrengthOptions? = nil, schemaVersion: Int? = nil) {
        self.customStrengthOptions = customStrengthOptions
        self.schemaVersion = schemaVersion
    }
}
