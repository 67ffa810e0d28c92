public import IdentityToolkit

/// An SMS gateway, without its secrets.
public struct GatewayInfo: WireObject {
    /// The gateway's name.
    public var name = ""

    /// The kind, such as `twilio`.
    public var kind = ""

    /// The settings that are not secret.
    public var settings: [String: String] = [:]

    /// The names of the secret fields that this kind has.
    public var secrets: [String] = []

    /// The time when the gateway was added, in RFC 3339.
    public var createdAt = ""

    /// The time of the last change, in RFC 3339.
    public var updatedAt = ""

    /// The version, which changes with every change; the calls that change or remove it
    /// accept it as the query parameter `etag`.
    public var etag = ""

    /// Whether messages are offered to it, as this node sees it: `healthy`, `unhealthy` or
    /// `unused`.
    public var health = ""

    /// The start of an outage that was reported, in RFC 3339; absent if there is none.
    public var outageSince: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// The response that lists the SMS gateways.
public struct ListGatewaysResponse: WireObject {
    /// The gateways, in the order in which they were added.
    public var gateways: [GatewayInfo] = []

    /// Whether this server sends messages by these gateways.
    public var areUsed = false

    /// Creates a value whose fields have their defaults.
    public init() {}
}
