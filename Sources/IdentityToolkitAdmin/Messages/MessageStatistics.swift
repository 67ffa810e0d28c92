public import IdentityToolkit

/// Statistics of messages over a period.
public struct MessageStatistics: WireObject {
    /// The messages with codes by country, most first.
    public var countries: [CountryStatistics] = []

    /// The attempts by gateway and country.
    public var gateways: [GatewayFigures] = []

    /// The messages with codes by hour or day, oldest first; without periods that have none.
    public var periods: [PeriodStatistics] = []

    /// The length of each of `periods`: `hour` or `day`.
    public var period = ""

    /// The start of the statistics, in RFC 3339.
    public var since = ""

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// The messages to one country.
public struct CountryStatistics: WireObject {
    /// The ISO 3166 code; `none` for numbers that belong to no country.
    public var country = ""

    /// The messages.
    public var messages = 0

    /// The messages that a gateway accepted.
    public var accepted = 0

    /// The messages that were reported as delivered.
    public var delivered = 0

    /// The messages whose code was entered.
    public var entered = 0

    /// The messages that failed.
    public var failed = 0

    /// What gateways charged for the messages, with one value for each currency.
    public var costs: [ChargedCost] = []

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// The messages of one hour or day.
public struct PeriodStatistics: WireObject {
    /// The start of the hour, or of the day in UTC, in RFC 3339.
    public var start = ""

    /// The messages.
    public var messages = 0

    /// The messages that a gateway accepted.
    public var accepted = 0

    /// The messages that were reported as delivered.
    public var delivered = 0

    /// The messages whose code was entered.
    public var entered = 0

    /// The messages that failed.
    public var failed = 0

    /// What gateways charged for the messages, with one value for each currency.
    public var costs: [ChargedCost] = []

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// What gateways charged, in one currency.
public struct ChargedCost: WireObject {
    /// The currency, such as `EUR`.
    public var currency = ""

    /// The amount, in millionths of the currency.
    public var micros = 0

    /// The amount with its currency.
    public var text = ""

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// The attempts of one gateway for one country, in one currency.
public struct GatewayFigures: WireObject {
    /// The gateway's name.
    public var gateway = ""

    /// The ISO 3166 code; `none` for numbers that belong to no country.
    public var country = ""

    /// The attempts.
    public var attempts = 0

    /// The attempts for which a learning route selected the gateway.
    public var learned = 0

    /// The attempts that the gateway accepted.
    public var accepted = 0

    /// The attempts without a clear response; the message may have been sent.
    public var unknown = 0

    /// The attempts that were reported as delivered.
    public var delivered = 0

    /// The attempts that failed.
    public var failed = 0

    /// The attempts whose code was entered, among those that may have been sent.
    public var entered = 0

    /// The messages sent while another gateway might have sent the same message.
    public var possibleDoubles = 0

    /// The total price that the gateway reported, with its currency.
    public var cost: String?

    /// The cost of each entered code, with its currency.
    public var costPerEntered: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
