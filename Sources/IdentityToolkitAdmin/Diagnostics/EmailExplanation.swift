public import IdentityToolkit

/// The recent attempts for one e-mail address.
public struct EmailExplanation: WireObject {
    /// The project, or its tenant.
    public var project = ""

    /// The e-mail address.
    public var email = ""

    /// Whether passwords and e-mails are accepted now, and when they are again, as text.
    public var answer = ""

    /// Whether an account has the address.
    public var hasAccount = false

    /// The attempts to sign in with a password.
    public var passwords = EmailTries()

    /// The e-mails that were requested.
    public var mails = EmailTries()

    /// Why the server sends no e-mail at all; absent if it does.
    public var mailObstacle: String?

    /// Client addresses from which the password was proved.
    ///
    /// Attempts from other addresses do not delay them.
    public var knownAddresses: [KnownClientAddress] = []

    /// Recommendations for the operator, as text.
    public var remedies: [String] = []

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// A client address from which the password of an account was proved.
public struct KnownClientAddress: WireObject {
    /// The address.
    public var address = ""

    /// Seconds until the next attempt from the address is allowed; 0 if it is allowed now.
    public var waitSeconds: Int64 = 0

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// The attempts of one kind for an e-mail address.
public struct EmailTries: WireObject {
    /// The attempts in the last hour.
    public var inHour = 0

    /// The attempts in the last 24 hours.
    public var inDay = 0

    /// Seconds until the next attempt from an unknown address is allowed; 0 if it is now.
    public var waitSeconds: Int64 = 0

    /// The client addresses of the last day's attempts, as far as they were recorded.
    public var addresses: [String] = []

    /// Creates a value whose fields have their defaults.
    public init() {}
}
