public import IdentityToolkit

/// Limits for a time.
public struct QuotaConfig: WireObject {
    /// How many accounts can be created.
    public var signUpQuotaConfig: TemporaryQuota?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// A limit for a time.
public struct TemporaryQuota: WireObject {
    /// The limit.
    public var quota: WireInt64?

    /// RFC 3339 time from which it holds.
    public var startTime: String?

    /// How long it holds, such as `3600s`.
    public var quotaDuration: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
