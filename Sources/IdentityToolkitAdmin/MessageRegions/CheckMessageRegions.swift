public import IdentityToolkit

/// The request of `dialtone/v1/projects/PROJECT/messageRegions:check`, a Dialtone extension.
public struct CheckMessageRegionsRequest: WireObject {
    /// The countries to allow; absent to deny only ``denied``.
    public var allowed: [String]?

    /// The countries to deny, without a list of allowed ones.
    public var denied: [String]?

    /// The days of messages to evaluate, 1 to 30; 30 if absent, and none if 0.
    public var days: Int?

    /// Up to 1,000 phone numbers to check.
    public var phoneNumbers: [String]?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// What a list of countries would have refused.
public struct MessageRegionsCheck: WireObject {
    /// The days that were evaluated.
    public var days = 0

    /// The messages of these days.
    public var messages = 0

    /// The messages that would have been refused.
    public var refusedMessages = 0

    /// The accounts with one of the refused numbers.
    public var refusedAccounts = 0

    /// The countries with messages, those with most refused messages first.
    public var regions: [MessageRegionImpact] = []

    /// The time of the oldest message that was evaluated, in RFC 3339, if there were more than one
    /// call evaluates; absent if all were.
    public var stoppedAt: String?

    /// The checked numbers, in the order of the request.
    public var numbers: [CheckedMessageNumber] = []

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// What a list of countries would have refused of one country.
public struct MessageRegionImpact: WireObject {
    /// The ISO 3166 code; `ZZ` for numbers of no country.
    public var regionCode = ""

    /// The messages.
    public var messages = 0

    /// The messages that would have been refused.
    public var refusedMessages = 0

    /// The accounts with one of the refused numbers.
    public var refusedAccounts = 0

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// Whether messages to a number would be allowed by a list of countries.
public struct CheckedMessageNumber: WireObject {
    /// The number as it was sent.
    public var phoneNumber = ""

    /// Whether messages would be allowed.
    public var isAllowed = false

    /// The countries that the number can belong to.
    public var possibleRegions: [String] = []

    /// Why, in one sentence.
    public var reason = ""

    /// Creates a value whose fields have their defaults.
    public init() {}
}
