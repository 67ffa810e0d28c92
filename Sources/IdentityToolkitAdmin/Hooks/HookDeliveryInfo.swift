public import IdentityToolkit

/// The delivery of an event to a hook, without the event's content.
public struct HookDeliveryInfo: WireObject {
    /// The delivery's ID, which the receiver gets as `webhook-id`.
    public var id = ""

    /// The ID of the hook.
    public var hook = ""

    /// The kind of event.
    public var event = ""

    /// The state: `pending`, `delivered` or `dead`.
    public var state = ""

    /// The attempts so far.
    public var attempts = 0

    /// The time of the event, in RFC 3339.
    public var createdAt = ""

    /// The time of the next attempt, in RFC 3339; absent if the delivery is finished.
    public var nextAttemptAt: String?

    /// The time when the delivery was finished, in RFC 3339.
    public var finishedAt: String?

    /// The time when an administrator last had the event sent again, in RFC 3339.
    public var resentAt: String?

    /// The HTTP status of the last attempt; absent if there was no response.
    public var lastStatus: Int?

    /// The milliseconds that the last attempt took; absent before the first one.
    public var lastMilliseconds: Int?

    /// Why the last attempt failed.
    public var lastError: String?

    /// Whether the event can be sent again.
    public var canResend = false

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// The response that lists the deliveries of events.
public struct ListHookDeliveriesResponse: WireObject {
    /// The deliveries, newest first.
    public var deliveries: [HookDeliveryInfo] = []

    /// The token of the next page; absent on the last one.
    public var nextPageToken: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
