/// Limits for a time.
public struct QuotaConfig: Codable, Hashable, Sendable {
    /// How many accounts can be created.
    public var signUpQuotaConfig: TemporaryQuota?

    /// Creates the limits.
    public init(signUpQuotaConfig: TemporaryQuota? = nil) {
        self.signUpQuotaConfig = signUpQuotaConfig
    }
}

/// A limit for a time.
public struct TemporaryQuota: Codable, Hashable, Sendable {
    /// The limit.
    public var quota: WireInt64?

    /// RFC 3339 time from which it holds.
    public var startTime: String?

    /// How long it holds, such as `3600s`.
    public var quotaDuration: String?

    /// Creates an entry; a `nil` field stays out of the JSON.
    public init(quota: WireInt64? = nil, startTime: String? = nil, quotaDuration: String? = nil) {
        self.quota = quota
        self.startTime = startTime
        self.quotaDuration = quotaDuration
    }
}
