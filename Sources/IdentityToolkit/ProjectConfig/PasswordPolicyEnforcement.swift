/// The enforcement of a password policy.
public enum PasswordPolicyEnforcement: String, WireEnum, Sendable {
    /// Not specified.
    case unspecified = "PASSWORD_POLICY_ENFORCEMENT_STATE_UNSPECIFIED"
    /// The policy is not enforced.
    case off = "OFF"
    /// The policy is enforced.
    case enforce = "ENFORCE"

    /// The number of the value in protocol buffers.
    public var number: Int {
        switch self {
        case .unspecified: 0
        case .off: 1
        case .enforce: 2
        }
    }
}
