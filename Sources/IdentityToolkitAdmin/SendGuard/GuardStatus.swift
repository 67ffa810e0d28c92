public import IdentityToolkit

/// The state of a project's guard.
public struct GuardStatus: WireObject {
    /// The project.
    public var project = ""

    /// The mode: `off`, `audit` or `enforce`.
    public var mode = ""

    /// The currency of all amounts, as an ISO 4217 code.
    public var currency = ""

    /// The countries that messages are allowed to.
    public var regions = MessageRegions()

    /// The kinds of numbers that messages are allowed to; absent if all are.
    public var kinds: [String]?

    /// The addresses that get alerts.
    public var mailTo: [String] = []

    /// Why alerts are not mailed; absent if they are.
    public var mailObstacle: String?

    /// The number of held prefixes.
    public var heldPrefixes = 0

    /// The spending of the project, then of each country, highest first.
    public var spending: [GuardSpending] = []

    /// The caps of the server, and how much of them all projects have used.
    public var server: [GuardAllowance] = []

    /// Every setting of the guard, in order of the names.
    public var settings: [GuardSetting] = []

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// The countries that messages are allowed to.
public struct MessageRegions: WireObject {
    /// The project.
    public var project = ""

    /// The allowed countries; absent if there is no such list.
    public var allowed: [String]?

    /// The denied countries.
    public var denied: [String] = []

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// A setting of the guard.
public struct GuardSetting: WireObject {
    /// The name, such as `caps.project.perDay`.
    public var name = ""

    /// The value, as JSON.
    public var value = ""

    /// The value in a new project, as JSON; absent for entries that new projects do not have.
    public var standard: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// The messages of the last 24 hours and their cost, for the project or a country.
public struct GuardSpending: WireObject {
    /// What is counted, such as `country:PK`.
    public var dimension = ""

    /// The messages.
    public var sent = 0

    /// The messages whose code was entered.
    public var entered = 0

    /// The requests that were refused.
    public var refused = 0

    /// The cost in millionths of the currency.
    public var spentMicros: Int64 = 0

    /// The cost of messages whose code was not entered, in millionths of the currency.
    public var unansweredMicros: Int64 = 0

    /// The limits, budgets and caps.
    public var allowances: [GuardAllowance] = []

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// How much of one limit is used.
public struct GuardAllowance: WireObject {
    /// The rule, such as `cap.project.perDay`.
    public var rule = ""

    /// What is counted, such as `country:PK`.
    public var dimension = ""

    /// The unit: `messages`, or `money` in millionths of the currency.
    public var measure = ""

    /// The value that is used.
    public var used: Int64 = 0

    /// The value that is allowed.
    public var allowed: Int64 = 0

    /// The value that is left.
    public var left: Int64 = 0

    /// The currency of `money`.
    public var currency: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
