public import IdentityToolkit

/// The settings of a new gateway, or changes of a gateway.
public struct GatewaySettingsRequest: WireObject {
    /// The name of a new gateway: lowercase letters, digits and hyphens.
    public var name: String?

    /// The kind of a new gateway, such as `twilio`.
    public var kind: String?

    /// The fields that are not secret; absent ones are not changed, and empty ones are removed.
    public var settings: [String: String]?

    /// The secret fields; absent ones are not changed, and empty ones are removed.
    public var secrets: [String: String]?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// A field of a kind of gateway.
public struct GatewayFieldInfo: WireObject {
    /// The name.
    public var name = ""

    /// Whether the field is secret.
    public var isSecret = false

    /// Whether a gateway needs the field.
    public var isRequired = false

    /// What the field is for.
    public var help = ""

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// A kind of gateway.
public struct GatewayKindInfo: WireObject {
    /// The kind, such as `twilio`.
    public var kind = ""

    /// The fields.
    public var fields: [GatewayFieldInfo] = []

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// The response that lists the kinds of gateways.
public struct ListGatewayKindsResponse: WireObject {
    /// The kinds; empty if this server does not send messages by gateways.
    public var kinds: [GatewayKindInfo] = []

    /// Creates a value whose fields have their defaults.
    public init() {}
}
