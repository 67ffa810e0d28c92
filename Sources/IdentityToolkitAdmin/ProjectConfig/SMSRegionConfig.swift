public import IdentityToolkit

/// Which regions messages go to; exactly one of the two rules.
public struct SMSRegionConfig: WireObject {
    /// All but some.
    public var allowByDefault: AllowByDefault?

    /// Only some.
    public var allowlistOnly: AllowlistOnly?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// All regions but some.
public struct AllowByDefault: WireObject {
    /// The regions that get none, as CLDR codes.
    public var disallowedRegions: [String]?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// Only some regions.
public struct AllowlistOnly: WireObject {
    /// The regions that get messages, as CLDR codes; absent means none.
    public var allowedRegions: [String]?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
