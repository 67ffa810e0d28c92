public import IdentityToolkit

/// The regions that can receive SMS messages; exactly one of the two fields is set.
public struct SMSRegionConfig: WireObject {
    /// Allows all regions except the listed ones.
    public var allowByDefault: AllowByDefault?

    /// Allows only the listed regions.
    public var allowlistOnly: AllowlistOnly?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// A policy that allows all regions except the listed ones.
public struct AllowByDefault: WireObject {
    /// The disallowed regions, as CLDR codes.
    public var disallowedRegions: [String]?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// A policy that allows only the listed regions.
public struct AllowlistOnly: WireObject {
    /// The allowed regions, as CLDR codes; absent means none.
    public var allowedRegions: [String]?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
