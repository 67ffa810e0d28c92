/// The hooks that a project has.
public struct BlockingFunctionsConfig: Codable, Hashable, Sendable {
    /// Hooks by event: `beforeCreate`, `beforeSignIn`, `beforeSendEmail`, `beforeSendSms`.
    public var triggers: [String: BlockingFunctionTrigger]?

    /// What hooks get of an identity provider's tokens.
    public var forwardInboundCredentials: ForwardedCredentials?

    /// Creates the hooks; a `nil` field stays out of the JSON.
    public init(
        triggers: [String: BlockingFunctionTrigger]? = nil,
        forwardInboundCredentials: ForwardedCredentials? = nil
    ) {
        self.triggers = triggers
        self.forwardInboundCredentials = forwardInboundCredentials
    }
}

/// One hook.
public struct BlockingFunctionTrigger: Codable, Hashable, Sendable {
    /// Where it is called.
    public var functionURI: String?

    /// RFC 3339 time of its last change; output only.
    public var updateTime: String?

    /// Creates an entry; a `nil` field stays out of the JSON.
    public init(functionURI: String? = nil, updateTime: String? = nil) {
        self.functionURI = functionURI
        self.updateTime = updateTime
    }

    private enum CodingKeys: String, CodingKey {
        case updateTime
        case functionURI = "functionUri"
    }
}

/// What hooks get of an identity provider's tokens.
public struct ForwardedCredentials: Codable, Hashable, Sendable {
    /// Whether they get ID tokens.
    public var idToken: Bool?

    /// Whether they get access tokens.
    public var accessToken: Bool?

    /// Whether they get refresh tokens.
    public var refreshToken: Bool?

    /// Creates an entry; a `nil` field stays out of the JSON.
    public init(idToken: Bool? = nil, accessToken: Bool? = nil, refreshToken: Bool? = nil) {
        self.idToken = idToken
        self.accessToken = accessToken
        self.refreshToken = refreshToken
    }
}
