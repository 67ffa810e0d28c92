public import IdentityToolkit

/// The password policy.
public struct PasswordPolicyConfig: WireObject {
    /// The enforcement of the policy.
    public var passwordPolicyEnforcementState: PasswordPolicyEnforcement?

    /// Whether users whose password violates the policy cannot sign in.
    public var forceUpgradeOnSignin: Bool?

    /// The policy, as a list with one entry.
    public var passwordPolicyVersions: [PasswordPolicyVersion]?

    /// The time of the last change, in RFC 3339 format; output only.
    public var lastUpdateTime: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// A version of a password policy.
public struct PasswordPolicyVersion: WireObject {
    /// The password requirements.
    public var customStrengthOptions: PasswordStrengthOptions?

    /// The version of the policy's format; output only.
    public var schemaVersion: Int?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
