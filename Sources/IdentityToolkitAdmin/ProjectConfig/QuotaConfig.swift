public import IdentityToolkit

/// The temporary quotas.
public struct QuotaConfig: WireObject {
    /// The quota of new accounts.
    public var signUpQuotaConfig: TemporaryQuota?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// A temporary quota.
public struct TemporaryQuota: WireObject {
    /// The maximum number.
    public var quota: WireInt64?

    /// The start time, in RFC 3339 format.
    public var startTime: String?

    /// The duration, such as `3600s`.
    public var quotaDuration: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
