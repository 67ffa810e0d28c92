public import IdentityToolkit

/// The request of `dialtone/v1/projects/PROJECT/guard:replay`, a Dialtone extension.
public struct ReplayGuardRequest: WireObject {
    /// The number of days to include, 1 to 30; 7 if absent.
    public var days: Int?

    /// The settings to try, as JSON text by path: `"sendGuard.caps.project.perDay": "50"`.
    ///
    /// The others are those of the project. Nothing is saved.
    public var settings: [String: String]?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// What rules would have done with recorded requests.
public struct GuardReplay: WireObject {
    /// The number of days that were included.
    public var days = 0

    /// The currency of all amounts, as an ISO 4217 code.
    public var currency = ""

    /// The recorded requests, including those that were refused at the time.
    public var requests = 0

    /// The messages that were sent at the time.
    public var sent = GuardReplaySum()

    /// The sent messages that would have been refused.
    public var refused = GuardReplaySum()

    /// The sent messages that would have required a proof of the app.
    public var steppedUp = GuardReplaySum()

    /// The requests that were stopped at the time, and would have been allowed.
    public var letThrough = GuardReplaySum()

    /// What refusals and required proofs would have saved if no app had proved itself.
    public var savedAtMost = 0.0

    /// The sent messages that each rule would have stopped.
    public var rules: [String: GuardReplaySum] = [:]

    /// The messages that would have been stopped, by country.
    public var regions: [String: GuardReplaySum] = [:]

    /// The time of the last request that was included, in RFC 3339, if there were more than one
    /// call evaluates; absent if all were included.
    public var stoppedAt: String?

    /// The result in a few sentences.
    public var text = ""

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// A number of messages, and their cost.
public struct GuardReplaySum: WireObject {
    /// The messages.
    public var messages = 0

    /// The cost.
    public var cost = 0.0

    /// How many of the messages had their code entered.
    public var entered = 0

    /// The cost of the messages whose code was not entered.
    public var unansweredCost = 0.0

    /// Creates a value whose fields have their defaults.
    public init() {}
}
