public import IdentityToolkit

/// The project's hooks.
public struct BlockingFunctionsConfig: WireObject {
    /// The hooks by event: `beforeCreate`, `beforeSignIn`, `beforeSendEmail`, `beforeSendSms`.
    public var triggers: [String: BlockingFunctionTrigger]?

    /// The identity provider's tokens that hooks receive.
    public var forwardInboundCredentials: ForwardedCredentials?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// A hook.
public struct BlockingFunctionTrigger: WireObject {
    /// The URL of the hook.
    public var functionUri: String?

    /// The time of the last change, in RFC 3339 format; output only.
    public var updateTime: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// The identity provider's tokens that hooks receive.
public struct ForwardedCredentials: WireObject {
    /// Whether hooks receive ID tokens.
    public var idToken: Bool?

    /// Whether hooks receive access tokens.
    public var accessToken: Bool?

    /// Whether hooks receive refresh tokens.
    public var refreshToken: Bool?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
