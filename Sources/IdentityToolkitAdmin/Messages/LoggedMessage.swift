public import IdentityToolkit

/// A message in the log, without its text and code.
public struct LoggedMessage: WireObject {
    /// The message's ID.
    public var id = ""

    /// The project, or its tenant.
    public var project = ""

    /// The app that requested the message; absent if it is not registered.
    public var app: String?

    /// The recipient in E.164 format.
    public var phoneNumber = ""

    /// The recipient's country; absent for numbers that belong to no country.
    public var region: String?

    /// The language of the text.
    public var language = ""

    /// The number of segments.
    public var segments = 0

    /// The state: `queued`, `accepted`, `expired`, `failed`, `delivered` or `entered`.
    public var state = ""

    /// Why the message failed, or why it is unknown whether it was sent.
    public var reason: String?

    /// The kind of notice; absent for messages with a code.
    public var notice: String?

    /// The last gateway that accepted it.
    public var gateway: String?

    /// The time of the request, in RFC 3339.
    public var createdAt = ""

    /// The time when the carrier reported delivery, in RFC 3339.
    public var deliveredAt: String?

    /// The time when the code was entered, in RFC 3339.
    public var enteredAt: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// An attempt to send a message.
public struct LoggedAttempt: WireObject {
    /// The attempt's ID.
    public var id = ""

    /// The gateway's name.
    public var gateway = ""

    /// Why the attempt was made: `first`, `failover`, `hedge` or `retry`.
    public var cause = ""

    /// How the gateway was selected.
    public var choice = GatewayChoice()

    /// The gateway's response: `pending`, `accepted`, `retryable`, `permanent`, `fraud` or
    /// `unknown`.
    public var outcome = ""

    /// The state of the message at this gateway.
    public var state = ""

    /// The gateway's own status or error code.
    public var code: String?

    /// Why the attempt failed.
    public var reason: String?

    /// The carrier's country and network code (MCCMNC).
    public var network: String?

    /// The number of segments that the gateway reported.
    public var segments: Int?

    /// The price that the gateway reported, with its currency.
    public var price: String?

    /// Whether another gateway may have sent the same message.
    public var isPossibleDouble = false

    /// The gateway's message IDs.
    public var gatewayMessageIDs: [String] = []

    /// The time of the attempt, in RFC 3339.
    public var startedAt = ""

    /// The time of the last report, in RFC 3339.
    public var updatedAt = ""

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// How a gateway was selected for a message.
public struct GatewayChoice: WireObject {
    /// `order`, `weight`, `learned` or `unrouted`.
    public var method = ""

    /// The route's scope, such as `DE`; absent without a route.
    public var route: String?

    /// The score drawn for each gateway of a learning route, in thousandths.
    public var draws: [String: Int]?

    /// Why the gateway was moved down in the order: `unhealthy` or `unanswered`; absent if it was
    /// not.
    public var demotion: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
