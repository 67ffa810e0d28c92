/// Query of `passwordPolicy`.
public struct PasswordPolicyRequest: WireRequest {
    /// The tenant the caller works in.
    public var tenantId: String?

    /// Creates a request without fields.
    public init() {}
}

/// Answer of `passwordPolicy`.
public struct PasswordPolicyResponse: WireObject {
    /// The rules.
    public var customStrengthOptions = PasswordStrengthOptions()

    /// What counts as neither letter nor digit.
    public var allowedNonAlphanumericCharacters: [String]?

    /// Whether the rules are enforced.
    public var enforcementState: PasswordPolicyEnforcement?

    /// Whether sign-in with a weaker password is refused.
    public var forceUpgradeOnSignin: Bool?

    /// Version of the rules' form.
    public var schemaVersion = 0

    /// Creates a value whose fields have their defaults.
    public init() {}
}
