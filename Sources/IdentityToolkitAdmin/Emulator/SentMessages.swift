public import IdentityToolkit

/// The response of `messages`.
public struct SentMessages: WireObject {
    /// The text messages, oldest first.
    public var messages: [SentMessage] = []

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// A text message in development mode.
public struct SentMessage: WireObject {
    /// The recipient, in E.164 format.
    public var phoneNumber = ""

    /// The text.
    public var text = ""

    /// The code; absent for notices to account owners, like `sessionInfo`.
    public var code: String?

    /// The verification session of the code.
    public var sessionInfo: String?

    /// The purpose of the code (`signIn`, `secondFactorEnrollment` or `secondFactorSignIn`) or the
    /// kind of notice, such as `signInChanged`.
    public var purpose = ""

    /// The time of sending, in RFC 3339.
    public var sentAt = ""

    /// The expiry time of the code or link, in RFC 3339.
    public var expiresAt = ""

    /// The state of the code or link; absent if there is neither.
    public var state: SentCodeState?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// The states of a code or link that was sent.
public enum SentCodeState: String, WireEnum, Sendable {
    /// It can be used.
    case open
    /// It was used.
    case used
    /// A newer code has replaced it.
    case superseded
    /// It has expired.
    case expired
    /// Its attempts are used up.
    case spent

    /// The number of the value in protocol buffers.
    public var number: Int {
        switch self {
        case .open: 1
        case .used: 2
        case .superseded: 3
        case .expired: 4
        case .spent: 5
        }
    }
}
