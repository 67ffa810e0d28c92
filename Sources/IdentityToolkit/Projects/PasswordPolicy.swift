/// The query of `passwordPolicy`.
public struct PasswordPolicyRequest: WireRequest {
    /// The ID of the tenant.
    public var tenantId: String?

    /// Creates a request without fields.
    public init() {}
}

/// The response of `passwordPolicy`.
public struct PasswordPolicyResponse: WireObject {
    /// The password requirements.
    public var customStrengthOptions = PasswordStrengthOptions()

    /// The characters that count as non-alphanumeric.
    public var allowedNonAlphanumericCharacters: [String]?

    /// The enforcement of the policy.
    public var enforcementState: PasswordPolicyEnforcement?

    /// Whether users whose password violates the policy cannot sign in.
    public var forceUpgradeOnSignin: Bool?

    /// The version of the policy's format.
    public var schemaVersion = 0

    /// Creates a value whose fields have their defaults.
    public init() {}
}
