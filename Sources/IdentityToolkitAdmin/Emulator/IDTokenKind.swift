public import IdentityToolkit

/// Which ID tokens and session cookies development mode issues.
public enum IDTokenKind: String, WireEnum, Sendable {
    /// Unsigned where a call's path begins with a host of Google's, as in emulator mode; otherwise
    /// signed.
    case byPath = "BY_PATH"
    /// Always signed; unsigned ones are refused.
    case signed = "SIGNED"
    /// Always unsigned.
    case unsigned = "UNSIGNED"

    /// The number that stands for this name.
    public var number: Int {
        switch self {
        case .byPath: 0
        case .signed: 1
        case .unsigned: 2
        }
    }
}
