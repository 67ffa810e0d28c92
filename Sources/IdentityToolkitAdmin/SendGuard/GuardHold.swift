public import IdentityToolkit

/// A temporary block of a prefix, because hardly any of its messages were answered.
public struct GuardHold: WireObject {
    /// The prefix.
    public var prefix = ""

    /// The start of the hold, in RFC 3339.
    public var startedAt = ""

    /// The end of the hold, in RFC 3339.
    public var endsAt = ""

    /// When the next message is sent as a test, in RFC 3339.
    public var nextProbeAt = ""

    /// The requests that were refused since the hold began or was renewed.
    public var refused = 0

    /// The messages that were sent as tests.
    public var probes = 0

    /// The tests whose code was entered.
    public var answeredProbes = 0

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// The response that lists held prefixes.
public struct ListGuardHoldsResponse: WireObject {
    /// The holds.
    public var holds: [GuardHold] = []

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// The request of `dialtone/v1/projects/PROJECT/guard/holds:release`, a Dialtone extension.
public struct ReleaseHoldRequest: WireObject {
    /// A number, a prefix, or a subject such as `country:PK`.
    public var subject: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// The response of `dialtone/v1/projects/PROJECT/guard/holds:release`, a Dialtone extension.
public struct ReleaseHoldResponse: WireObject {
    /// What was released, such as `prefix:+491511234`.
    public var subject = ""

    /// Whether it was held; otherwise, only its counters were reset.
    public var wasHeld = false

    /// What was done, as text.
    public var text = ""

    /// Creates a value whose fields have their defaults.
    public init() {}
}
