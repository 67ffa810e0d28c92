public import IdentityToolkit

/// The hooks that a project has.
public struct BlockingFunctionsConfig: WireObject {
    /// Hooks by event: `beforeCreate`, `beforeSignIn`, `beforeSendEmail`, `beforeSendSms`.
    public var triggers: [String: BlockingFunctionTrigger]?

    /// What hooks get of an identity provider's tokens.
    public var forwardInboundCredentials: ForwardedCredentials?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// One hook.
public struct BlockingFunctionTrigger: WireObject {
    /// Where it is called.
    public var functionUri: String?

    /// RFC 3339 time of its last change; output only.
    public var updateTime: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// What hooks get of an identity provider's tokens.
public struct ForwardedCredentials: WireObject {
    /// Whether they get ID tokens.
    public var idToken: Bool?

    /// Whether they get access tokens.
    public var accessToken: Bool?

    /// Whether they get refresh tokens.
    public var refreshToken: Bool?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
