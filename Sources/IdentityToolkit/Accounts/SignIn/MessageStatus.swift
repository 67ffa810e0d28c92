/// Body of `dialtone/v1/accounts:messageStatus`, which Dialtone adds to the protocol.
public struct MessageStatusRequest: WireRequest {
    /// Of the message in question, as the call that sent it answered.
    public var sessionInfo: String?

    /// The tenant the caller works in.
    public var tenantId: String?

    /// Creates a request without fields.
    public init() {}
}

/// Answer of `dialtone/v1/accounts:messageStatus`: what became of a message.
public struct MessageStatusResponse: WireObject {
    /// `QUEUED`, `ACCEPTED` by an SMS gateway, `DELIVERED`, `FAILED`, `ENTERED` once the code came
    /// back, or `EXPIRED`.
    public var state = ""

    /// Why it failed, such as `UNREACHABLE` or `OPTED_OUT`.
    public var reason: String?

    /// Seconds until another message can be asked for.
    public var resendAfter: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
