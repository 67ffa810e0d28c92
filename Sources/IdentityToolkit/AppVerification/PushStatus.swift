/// Body of `dialtone/v1/accounts:pushStatus`, which Dialtone adds to the protocol.
public struct PushStatusRequest: WireRequest {
    /// Of the push in question, as `accounts:verifyIosClient` gave it.
    public var receipt: String?

    /// The tenant the caller works in.
    public var tenantId: String?

    /// Creates a request without fields.
    public init() {}
}

/// Answer of `dialtone/v1/accounts:pushStatus`: what became of a silent push.
public struct PushStatusResponse: WireObject {
    /// `PENDING`, `SENT` once Apple took it, or `REFUSED`.
    public var state = ""

    /// Why it was refused: Apple's word, such as `BadDeviceToken`, or one of the server's.
    public var reason: String?

    /// What to do about it, in one sentence for developers.
    public var remedy: String?

    /// The push service that took or refused it: `production` or `sandbox`.
    public var environment: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
