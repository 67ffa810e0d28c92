public import IdentityToolkit

/// Everything that is known about the messages of one phone number.
public struct NumberExplanation: WireObject {
    /// The project, or its tenant.
    public var project = ""

    /// The number in E.164 format.
    public var phoneNumber = ""

    /// The number in international format.
    public var internationalFormat = ""

    /// The answer in one or two sentences: whether a message would be sent now, and how the last
    /// one ended.
    public var answer = ""

    /// Whether the number is fictional, so that no messages are sent to it.
    public var isTestNumber = false

    /// The number's country; absent if it belongs to none.
    public var region: String?

    /// The number's possible countries: several if it is not in the numbering plan.
    public var possibleRegions: [String] = []

    /// Whether messages to all possible countries are allowed.
    public var regionIsAllowed = false

    /// The kind of number, such as `mobile`.
    public var kind = ""

    /// Whether messages to this kind of number are allowed.
    public var kindIsAllowed = false

    /// The approximate price of a message.
    public var price = 0.0

    /// The currency of the price, as an ISO 4217 code.
    public var currency = ""

    /// The mode of the guard: `off`, `audit` or `enforce`.
    public var guardMode = ""

    /// Whether a message would be sent now, for the app of the last request.
    public var isSent = false

    /// Why no message would be sent, in one sentence; absent if one would be.
    public var reason: String?

    /// Every rule that the message violates, enforced or not.
    public var violations: [ViolatedRule] = []

    /// The number's counters.
    public var ledger = NumberLedger()

    /// The hold of the number's prefix; absent if it is not held.
    public var hold: GuardHold?

    /// The limits that have counted something, or allow nothing.
    public var allowances: [GuardAllowance] = []

    /// The last messages with codes or notices, newest first.
    public var messages: [ExplainedMessage] = []

    /// The last decisions of the guard, newest first.
    ///
    /// Those whose message is in the log are part of `messages` as well.
    public var decisions: [GuardDecision] = []

    /// The account that has the number; absent if there is none.
    public var account: NumberOwner?

    /// Recommendations for the operator, as text.
    public var remedies: [String] = []

    /// What an administrator can do about it by another call.
    public var actions: [RemedyAction] = []

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// The counters of a phone number.
public struct NumberLedger: WireObject {
    /// The messages of the last 24 hours whose code was not entered.
    public var unansweredMessages = 0

    /// The wrong codes of the last 24 hours.
    public var wrongCodes = 0

    /// The wrong codes since the last correct one.
    public var wrongCodesInARow = 0

    /// How many wrong codes count toward the yearly limit at present.
    public var wrongCodesOfYear = 0

    /// Whether the yearly limit is reached, so that a sign-in requires two codes.
    public var needsTwoCodes = false

    /// The number's opt-out; absent if there is none.
    public var optOut: OptOutInfo?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// The account that has a phone number.
public struct NumberOwner: WireObject {
    /// The account's ID.
    public var localId = ""

    /// Whether the account is disabled.
    public var disabled = false

    /// The time of the account's last sign-in, in RFC 3339; absent if there was none.
    public var lastSignInAt: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
