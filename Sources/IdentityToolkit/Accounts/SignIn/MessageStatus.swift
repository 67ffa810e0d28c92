/// The request of `dialtone/v1/accounts:messageStatus`, a Dialtone extension.
public struct MessageStatusRequest: WireRequest {
    /// The `sessionInfo` that the call that sent the message returned.
    public var sessionInfo: String?

    /// The ID of the tenant.
    public var tenantId: String?

    /// Creates a request without fields.
    public init() {}
}

/// The response of `dialtone/v1/accounts:messageStatus`: the delivery status of a message.
public struct MessageStatusResponse: WireObject {
    /// The state: `QUEUED`, `ACCEPTED` by an SMS gateway, `DELIVERED`, `FAILED`, `ENTERED` if the
    /// code was entered, or `EXPIRED`.
    public var state = ""

    /// The reason for a failure, such as `UNREACHABLE` or `OPTED_OUT`.
    public var reason: String?

    /// The time until another message can be requested, in seconds.
    public var resendAfter: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
