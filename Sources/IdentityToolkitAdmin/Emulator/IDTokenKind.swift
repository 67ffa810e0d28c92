public import IdentityToolkit

/// The kind of ID tokens and session cookies in development mode.
public enum IDTokenKind: String, WireEnum, Sendable {
    /// Unsigned if the path of the request begins with a Google host name, as in emulator mode;
    /// signed otherwise.
    case byPath = "BY_PATH"
    /// Always signed; unsigned tokens are refused.
    case signed = "SIGNED"
    /// Always unsigned.
    case unsigned = "UNSIGNED"

    /// The number of the value in protocol buffers.
    public var number: Int {
        switch self {
        case .byPath: 0
        case .signed: 1
        case .unsigned: 2
        }
    }
}
