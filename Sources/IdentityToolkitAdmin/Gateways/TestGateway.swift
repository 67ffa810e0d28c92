public import IdentityToolkit

/// The request of `dialtone/v1/server/gateways/NAME:test`, a Dialtone extension.
public struct TestGatewayRequest: WireObject {
    /// The recipient of the test message, in any spelling.
    public var phoneNumber: String?

    /// The project whose sender the message has; the gateway's own if absent.
    public var project: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// What a gateway did with a test message.
public struct TestGatewayResponse: WireObject {
    /// The gateway's name.
    public var gateway = ""

    /// Whether the gateway accepted the message.
    public var isAccepted = false

    /// The gateway's message IDs.
    public var gatewayMessageIDs: [String] = []

    /// Why the gateway did not accept the message.
    public var reason: String?

    /// The gateway's own error code.
    public var code: String?

    /// The response as text.
    public var text = ""

    /// Creates a value whose fields have their defaults.
    public init() {}
}
