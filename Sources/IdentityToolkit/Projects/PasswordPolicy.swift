/// Query of `passwordPolicy`.
public struct PasswordPolicyRequest: WireRequest {
    /// The tenant the caller works in.
    public var tenantID: String?

    /// Creates a request without fields.
    public init() {}

    private enum CodingKeys: String, CodingKey {
        case tenantID = "tenantId"
    }
}

/// Answer of `passwordPolicy`.
public struct PasswordPolicyResponse: Codable, Hashable, Sendable {
    /// The rules.
    public var customStrengthOptions: PasswordStrengthOptions

    /// What counts as neither letter nor digit.
    public var allowedNonAlphanumericCharacters: [String]?

    /// Whether the rules are enforced.
    public var enforcementState: PasswordPolicyEnforcement?

    /// Whether sign-in with a weaker password is refused.
    public var forceUpgradeOnSignIn: Bool?

    /// Version of the rules' form.
    public var schemaVersion: Int

    /// Creates an answer; a `nil` field stays out of the JSON.
    public init(
        customStrengthOptions: PasswordStrengthOptions,
        allowedNonAlphanumericCharacters: [String]? = nil,
        enforcementState: PasswordPolicyEnforcement? = nil,
        forceUpgradeOnSignIn: Bool? = nil,
        schemaVersion: Int
    ) {
        self.customStrengthOptions = customStrengthOptions
        self.allowedNonAlphanumericCharacters = allowedNonAlphanumericCharacters
        self.enforcementState = enforcementState
        self.forceUpgradeOnSignIn = forceUpgradeOnSignIn
        self.schemaVersion = schemaVersion
    }

    private enum CodingKeys: String, CodingKey {
        case customStrengthOptions, allowedNonAlphanumericCharacters, enforcementState,
            schemaVersion
        case forceUpgradeOnSignIn = "forceUpgradeOnSignin"
    }
}
