/// How a project uses one of the identity providers that the server knows.
public struct DefaultSupportedIDPConfig: Codable, Hashable, Sendable {
    /// `projects/P/defaultSupportedIdpConfigs/google.com`.
    public var name: String?

    /// Whether it is on.
    public var enabled: Bool?

    /// The project's client ID at the provider.
    public var clientID: String?

    /// The secret that goes with it.
    public var clientSecret: String?

    /// What only Apple needs.
    public var appleSignInConfig: AppleSignInConfig?

    /// Creates a configuration; a `nil` field stays out of the JSON.
    public init(
        name: String? = nil,
        enabled: Bool? = nil,
        clientID: String? = nil,
        clientSecret: String? = nil,
        appleSignInConfig: AppleSignInConfig? = nil
    ) {
        self.name = name
        self.enabled = enabled
        self.clientID = clientID
        self.clientSecret = clientSecret
        self.appleSignInConfig = appleSignInConfig
    }

    private enum CodingKeys: String, CodingKey {
        case name, enabled, clientSecret, appleSignInConfig
        case clientID = "clientId"
    }
}

/// What only Apple needs.
public struct AppleSignInConfig: Codable, Hashable, Sendable {
    /// How client secrets are made.
    public var codeFlowConfig: AppleCodeFlowConfig?

    /// Apps whose tokens are taken.
    public var bundleIDs: [String]?

    /// Creates a configuration; a `nil` field stays out of the JSON.
    public init(codeFlowConfig: AppleCodeFlowConfig? = nil, bundleIDs: [String]? = nil) {
        self.codeFlowConfig = codeFlowConfig
        self.bundleIDs = bundleIDs
    }

    private enum CodingKeys: String, CodingKey {
        case codeFlowConfig
        case bundleIDs = "bundleIds"
    }
}

/// How client secrets for Apple are made.
public struct AppleCodeFlowConfig: Codable, Hashable, Sendable {
    /// The developer team.
    public var teamID: String?

    /// The key.
    public var keyID: String?

    /// Its private part in PEM.
    public var privateKey: String?

    /// Creates a configuration; a `nil` field stays out of the JSON.
    public init(teamID: String? = nil, keyID: String? = nil, privateKey: String? = nil) {
        self.teamID = teamID
        self.keyID = keyID
        self.privateKey = privateKey
    }

    private enum CodingKeys: String, CodingKey {
        case privateKey
        case teamID = "teamId"
        case keyID = "keyId"
    }
}
