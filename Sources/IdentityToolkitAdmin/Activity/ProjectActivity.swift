public import IdentityToolkit

/// What happened in a project over a period.
public struct ProjectActivity: WireObject {
    /// The start of the period, in RFC 3339.
    public var since = ""

    /// The length of each of `periods`: `hour` or `day`.
    public var period = ""

    /// The counts by hour or day, oldest first; without those in which nothing happened.
    public var periods: [ActivityPeriod] = []

    /// The sign-ins by method, most first.
    public var signIns: [ActivityFigure] = []

    /// The new accounts by the method of their first sign-in, most first.
    public var newAccounts: [ActivityFigure] = []

    /// The verified second factors by kind, most first.
    public var secondFactors: [ActivityFigure] = []

    /// The refused requests by reason, most first.
    public var refusals: [ActivityFigure] = []

    /// The users by their last sign-in, which were counted in the last ten minutes.
    public var activeUsers = ActiveUsers()

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// The number of users who signed in during the last days; continued sessions do not count.
public struct ActiveUsers: WireObject {
    /// Those of the last day.
    public var day = 0

    /// Those of the last 7 days.
    public var week = 0

    /// Those of the last 28 days.
    public var fourWeeks = 0

    /// When they were counted, in RFC 3339.
    public var countedAt: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// What happened in one hour or day.
public struct ActivityPeriod: WireObject {
    /// The start of the hour, or of the day in UTC, in RFC 3339.
    public var start = ""

    /// The sign-ins.
    public var signIns = 0

    /// The new accounts.
    public var newAccounts = 0

    /// The verified second factors.
    public var secondFactors = 0

    /// The refused requests.
    public var refusals = 0

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// How often something happened.
public struct ActivityFigure: WireObject {
    /// The method, the kind or the reason, such as `phone`, `totp` or `wrongCode`.
    public var name = ""

    /// How often it happened.
    public var count = 0

    /// Creates a value whose fields have their defaults.
    public init() {}
}
