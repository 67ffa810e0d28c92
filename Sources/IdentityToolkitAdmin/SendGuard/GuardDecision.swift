public import IdentityToolkit

/// A recorded decision of the guard about a message.
public struct GuardDecision: WireObject {
    /// The time of the request, in RFC 3339.
    public var createdAt = ""

    /// The ID of the message.
    public var session = ""

    /// The number in E.164 format.
    public var phoneNumber = ""

    /// The number's country.
    public var region = ""

    /// The kind of number.
    public var kind = ""

    /// The app; absent if it is not registered.
    public var app: String?

    /// The client's address.
    public var address = ""

    /// Whether the app proved that it is genuine.
    public var isProved = false

    /// Whether the installation has verified the number before.
    public var isKnown = false

    /// The decision: `admit`, `stepUp` or `refuse`.
    public var verdict = ""

    /// The rule that stopped the message; absent if none did.
    public var rule: String?

    /// The wait that the client was told, in seconds.
    public var waitSeconds: Int64?

    /// The decision if every rule were enforced.
    public var wouldHave = ""

    /// The rule that would have stopped the message; absent if none would.
    public var wouldHaveRule: String?

    /// Whether the message was sent to test a held prefix.
    public var isProbe = false

    /// The approximate price of the message.
    public var price = 0.0

    /// The time when the code was entered, in RFC 3339.
    public var enteredAt: String?

    /// The time when it was known that no gateway accepted the message, in RFC 3339.
    public var withdrawnAt: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// The response that lists decisions.
public struct ListGuardDecisionsResponse: WireObject {
    /// The decisions, newest first.
    public var decisions: [GuardDecision] = []

    /// The token of the next page; absent on the last one.
    public var nextPageToken: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// A rule that a message violates.
public struct ViolatedRule: WireObject {
    /// The rule, such as `limit.prefix.perHour`.
    public var rule = ""

    /// What is counted, such as `prefix:+491511234`.
    public var dimension = ""

    /// The unit: `messages`, `countries`, or `money` in millionths of the currency.
    public var measure = ""

    /// The value with this message.
    public var measured: Int64 = 0

    /// The allowed value.
    public var allowed: Int64 = 0

    /// The currency of `money`.
    public var currency: String?

    /// Seconds until the rule allows the message; 0 if waiting does not help.
    public var waitSeconds: Int64 = 0

    /// When the rule allows the message, in RFC 3339; absent if waiting does not help.
    public var endsAt: String?

    /// Whether a proof of the app overrides the rule.
    public var proofHelps = false

    /// Whether the rule is in trial, and not enforced.
    public var isTrial = false

    /// All of this as text.
    public var text = ""

    /// Creates a value whose fields have their defaults.
    public init() {}
}
