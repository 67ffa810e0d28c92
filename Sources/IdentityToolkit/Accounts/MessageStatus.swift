/// Body of `dialtone/v1/accounts:messageStatus`, which Dialtone adds to the protocol.
public struct MessageStatusRequest: WireRequest {
    /// Of the message in question, as the call that sent it answered.
    public var sessionInfo: String?

    /// The tenant the caller works in.
    public var tenantID: String?

    /// Creates a request without fields.
    public init() {}

    private enum CodingKeys: String, CodingKey {
        case sessionInfo
        case tenantID = "tenantId"
    }
}

/// Answer of `dialtone/v1/accounts:messageStatus`: what became of a message.
public struct MessageStatusResponse: Codable, Hashable, Sendable {
    /// `QUEUED`, `ACCEPTED` by an SMS gateway, `DELIVERED`, `FAILED`, `ENTERED` once the code came
    /// back, or `EXPIRED`.
    public var state: String

    /// Why it failed, such as `UNREACHABLE` or `OPTED_OUT`.
    public var reason: String?

    /// Seconds until another message can be asked for.
    public var resendAfter: String?

    /// Creates an answer; a `nil` field stays out of the JSON.
    public init(state: String, reason: String? = nil, resendAfter: String? = nil) {
        self.state = state
        self.reason = reason
        self.resendAfter = resendAfter
    }
}
