/// Whether a password policy is enforced.
public enum PasswordPolicyEnforcement: String, WireEnum, Sendable {
    /// The caller did not say.
    case unspecified = "PASSWORD_POLICY_ENFORCEMENT_STATE_UNSPECIFIED"
    /// Not enforced.
    case off = "OFF"
    /// Enforced.
    case enforce = "ENFORCE"

    /// The number that stands for this name.
    public var number: Int {
        switch self {
        case .unspecified: 0
        case .off: 1
        case .enforce: 2
        }
    }
}
