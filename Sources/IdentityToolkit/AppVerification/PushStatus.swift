/// The request of `dialtone/v1/accounts:pushStatus`, a Dialtone extension.
public struct PushStatusRequest: WireRequest {
    /// The receipt of the push, from `accounts:verifyIosClient`.
    public var receipt: String?

    /// The ID of the tenant.
    public var tenantId: String?

    /// Creates a request without fields.
    public init() {}
}

/// The response of `dialtone/v1/accounts:pushStatus`: the outcome of a silent push.
public struct PushStatusResponse: WireObject {
    /// The state: `PENDING`, `SENT` if Apple accepted it, or `REFUSED`.
    public var state = ""

    /// The reason for a refusal: Apple's, such as `BadDeviceToken`, or the server's.
    public var reason: String?

    /// The remedy for developers, in one sentence.
    public var remedy: String?

    /// The push service that accepted or refused the push: `production` or `sandbox`.
    public var environment: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
