/// Which regions messages go to; exactly one of the two rules.
public struct SMSRegionConfig: Codable, Hashable, Sendable {
    /// All but some.
    public var allowByDefault: AllowByDefault?

    /// Only some.
    public var allowlistOnly: AllowlistOnly?

    /// Creates the rules; a `nil` rule stays out of the JSON.
    public init(allowByDefault: AllowByDefault? = nil, allowlistOnly: AllowlistOnly? = nil) {
        self.allowByDefault = allowByDefault
        self.allowlistOnly = allowlistOnly
    }
}

/// All regions but some.
public struct AllowByDefault: Codable, Hashable, Sendable {
    /// The regions that get none, as CLDR codes.
    public var disallowedRegions: [String]?

    /// Creates the rule.
    public init(disallowedRegions: [String]? = nil) {
        self.disallowedRegions = disallowedRegions
    }
}

/// Only some regions.
public struct AllowlistOnly: Codable, Hashable, Sendable {
    /// The regions that get messages, as CLDR codes; absent means none.
    public var allowedRegions: [String]?

    /// Creates the rule.
    public init(allowedRegions: [String]? = nil) {
        self.allowedRegions = allowedRegions
    }
}
