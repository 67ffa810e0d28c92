public import IdentityToolkit

/// A call of a hook before an operation, without the content of request and response.
public struct HookCallInfo: WireObject {
    /// The call's ID, which the receiver gets as `webhook-id`.
    public var id = ""

    /// The ID of the hook.
    public var hook = ""

    /// The operation before which the hook was called, such as `beforeSignIn`.
    public var trigger = ""

    /// The time of the call, in RFC 3339.
    public var calledAt = ""

    /// What came of the call: `allowed`, `refused`, `failed`, `timedOut`, `canceled` if the client
    /// disconnected, or `notCalled` while a failing or overloaded hook is not called.
    public var outcome = ""

    /// The code with which the hook refused; absent if it gave none.
    public var code: String?

    /// The HTTP status; absent if there was no response.
    public var status: Int?

    /// The milliseconds that the operation waited.
    public var milliseconds = 0

    /// How often the request was sent: 2 if the first connection was lost, 0 if not at all.
    public var attempts = 0

    /// The ID of the node that called the hook.
    public var node = ""

    /// The ID of the user; absent for messages.
    public var localId: String?

    /// The tenant of the operation; absent for the project itself.
    public var tenantId: String?

    /// Why the call failed; absent if it did not.
    public var problem: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// The response that lists the calls of hooks before operations.
public struct ListHookCallsResponse: WireObject {
    /// The calls, newest first.
    public var calls: [HookCallInfo] = []

    /// The token of the next page; absent on the last one.
    public var nextPageToken: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
