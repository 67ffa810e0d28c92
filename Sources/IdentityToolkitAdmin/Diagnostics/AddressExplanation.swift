public import IdentityToolkit

/// The limits that apply to one client address.
public struct AddressExplanation: WireObject {
    /// The project.
    public var project = ""

    /// The address, with the length of its prefix.
    public var address = ""

    /// The network of the address.
    public var network = ""

    /// Whether calls are allowed now, and when they are again, as text.
    public var answer = ""

    /// Whether limits apply to the address.
    public var isLimited = false

    /// The limits that have counted calls or allow none.
    public var limits: [CallLimitUse] = []

    /// Recommendations for the operator, as text.
    public var remedies: [String] = []

    /// What an administrator can do about it by another call.
    public var actions: [RemedyAction] = []

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// How much of one call limit is used.
public struct CallLimitUse: WireObject {
    /// The limit as the API's `limit` field names it, such as `passwords.address.perHour`.
    public var limit = ""

    /// The address or network that is counted.
    public var subject = ""

    /// The calls that were counted.
    public var used = 0

    /// The calls that are allowed.
    public var allowed = 0

    /// The calls that are left.
    public var left = 0

    /// Seconds until the next call is allowed; 0 if it is allowed now.
    public var waitSeconds: Int64 = 0

    /// Creates a value whose fields have their defaults.
    public init() {}
}
