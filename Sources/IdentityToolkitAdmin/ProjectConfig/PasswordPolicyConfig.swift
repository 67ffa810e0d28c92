public import IdentityToolkit

/// What passwords have to be like.
public struct PasswordPolicyConfig: WireObject {
    /// Whether it is enforced.
    public var passwordPolicyEnforcementState: PasswordPolicyEnforcement?

    /// Whether sign-in with a weaker password is refused.
    public var forceUpgradeOnSignin: Bool?

    /// The rules; one entry.
    public var passwordPolicyVersions: [PasswordPolicyVersion]?

    /// RFC 3339 time of the last change; output only.
    public var lastUpdateTime: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// The rules of a password policy.
public struct PasswordPolicyVersion: WireObject {
    /// The rules.
    public var customStrengthOptions: PasswordStrengthOptions?

    /// Version of their form; output only.
    public var schemaVersion: Int?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
