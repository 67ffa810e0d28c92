/// Body of `dialtone/v1/accounts:pushStatus`, which Dialtone adds to the protocol.
public struct PushStatusRequest: WireRequest {
    /// Of the push in question, as `accounts:verifyIosClient` gave it.
    public var receipt: String?

    /// The tenant the caller works in.
    public var tenantID: String?

    /// Creates a request without fields.
    public init() {}

    private enum CodingKeys: String, CodingKey {
        case receipt
        case tenantID = "tenantId"
    }
}

/// Answer of `dialtone/v1/accounts:pushStatus`: what became of a silent push.
public struct PushStatusResponse: Codable, Hashable, Sendable {
    /// `PENDING`, `SENT` once Apple took it, or `REFUSED`.
    public var state: String

    /// Why it was refused: Apple's word, such as `BadDeviceToken`, or one of the server's.
    public var reason: String?

    /// What to do about it, in one sentence for developers.
    public var hint: String?

    /// The push service that took or refused it: `production` or `sandbox`.
    public var environment: String?

    /// Creates an answer; a `nil` field stays out of the JSON.
    public init(
        state: String,
        reason: String? = nil,
        hint: String? = nil,
        environment: String? = nil
    ) {
        self.state = state
        self.reason = reason
        self.hint = hint
        self.environment = environment
    }
}
