public import IdentityToolkit

/// A country or territory, and whether messages are sent there.
public struct MessageRegionInfo: WireObject {
    /// The ISO 3166 code.
    public var regionCode = ""

    /// The country calling code.
    public var callingCode = ""

    /// Whether messages are allowed.
    public var isAllowed = false

    /// The price of a message of one part, in the project's currency.
    public var price = 0.0

    /// Whether the price is the project's own instead of the built-in estimate.
    public var hasOwnPrice = false

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// The response that lists the countries and territories.
public struct ListMessageRegionsResponse: WireObject {
    /// All countries and territories by code, in order.
    public var regions: [MessageRegionInfo] = []

    /// The allowed countries; absent if there is no such list.
    public var allowed: [String]?

    /// The denied countries, which matter only without ``allowed``.
    public var denied: [String] = []

    /// The currency of all prices, as an ISO 4217 code.
    public var currency = ""

    /// Creates a value whose fields have their defaults.
    public init() {}
}
