public import IdentityToolkit

/// An opt-out of a phone number.
public struct OptOutInfo: WireObject {
    /// The time of the opt-out, in RFC 3339.
    public var createdAt = ""

    /// The source: `operator`, `phone` or `gateway`.
    public var by = ""

    /// The gateway that received the opt-out or rejected a message.
    public var gateway: String?

    /// When it expires, in RFC 3339; absent if it does not.
    public var expiresAt: String?

    /// Who added it, such as `operator anna`; only if `by` is `operator`.
    public var actor: String?

    /// The reason that was given for it.
    public var reason: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// A phone number with its opt-out.
public struct OptedOutNumberInfo: WireObject {
    /// The number in E.164 format.
    public var phoneNumber = ""

    /// The opt-out.
    public var optOut = OptOutInfo()

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// The response that lists the numbers that have opted out.
public struct ListOptOutsResponse: WireObject {
    /// The numbers, the newest opt-out first.
    public var optOuts: [OptedOutNumberInfo] = []

    /// The token of the next page; absent on the last one.
    public var nextPageToken: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// The request of a call that changes what is stored about a number.
public struct NumberRequest: WireObject {
    /// The phone number, in any spelling.
    public var phoneNumber: String?

    /// The country of a number without a country calling code, as an ISO 3166 code.
    public var regionCode: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// The request of the calls that add and remove an opt-out.
public struct ChangeOptOutRequest: WireRequest {
    /// The phone number, in any spelling.
    public var phoneNumber: String?

    /// The country of a number without a country calling code, as an ISO 3166 code.
    public var regionCode: String?

    /// The reason, at most 200 characters; it is stored with a new opt-out, and in the audit log.
    public var reason: String?

    /// Creates a request without fields.
    public init() {}
}

/// The response of a call that changes what is stored about a number.
public struct NumberResponse: WireObject {
    /// The number in E.164 format.
    public var phoneNumber = ""

    /// Creates a value whose fields have their defaults.
    public init() {}
}
