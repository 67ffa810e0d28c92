public import IdentityToolkit

/// Whether second factors are on.
public enum SecondFactorState: String, WireEnum, Sendable {
    /// The caller did not say.
    case unspecified = "STATE_UNSPECIFIED"
    /// Off.
    case disabled = "DISABLED"
    /// For accounts that add one.
    case enabled = "ENABLED"
    /// For all accounts.
    case mandatory = "MANDATORY"

    /// The number that stands for this name.
    public var number: Int {
        switch self {
        case .unspecified: 0
        case .disabled: 1
        case .enabled: 2
        case .mandatory: 3
        }
    }
}
