public import IdentityToolkit

/// The availability of second factors.
public enum SecondFactorState: String, WireEnum, Sendable {
    /// Not specified.
    case unspecified = "STATE_UNSPECIFIED"
    /// Second factors are disabled.
    case disabled = "DISABLED"
    /// Second factors are optional.
    case enabled = "ENABLED"
    /// Second factors are required for all accounts.
    case mandatory = "MANDATORY"

    /// The number of the value in protocol buffers.
    public var number: Int {
        switch self {
        case .unspecified: 0
        case .disabled: 1
        case .enabled: 2
        case .mandatory: 3
        }
    }
}
