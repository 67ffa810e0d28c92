/// An identity provider that speaks SAML.
public struct InboundSAMLConfig: Codable, Hashable, Sendable {
    /// `projects/P/inboundSamlConfigs/saml.N`.
    public var name: String?

    /// The provider.
    public var idpConfig: SAMLIDPConfig?

    /// The project as the provider knows it.
    public var spConfig: SAMLServiceConfig?

    /// Name to show.
    public var displayName: String?

    /// Whether it is on.
    public var enabled: Bool?

    /// Creates a configuration; a `nil` field stays out of the JSON.
    public init(
        name: String? = nil,
        idpConfig: SAMLIDPConfig? = nil,
        spConfig: SAMLServiceConfig? = nil,
        displayName: String? = nil,
        enabled: Bool? = nil
    ) {
        self.name = name
        self.idpConfig = idpConfig
        self.spConfig = spConfig
        self.displayName = displayName
        self.enabled = enabled
    }
}

/// A SAML provider.
public struct SAMLIDPConfig: Codable, Hashable, Sendable {
    /// The provider's entity ID.
    public var idpEntityID: String?

    /// Where sign-ins start.
    public var ssoURL: String?

    /// What its answers are signed with.
    public var idpCertificates: [SAMLIDPCertificate]?

    /// Whether requests are signed.
    public var signRequest: Bool?

    /// Creates a configuration; a `nil` field stays out of the JSON.
    public init(
        idpEntityID: String? = nil,
        ssoURL: String? = nil,
        idpCertificates: [SAMLIDPCertificate]? = nil,
        signRequest: Bool? = nil
    ) {
        self.idpEntityID = idpEntityID
        self.ssoURL = ssoURL
        self.idpCertificates = idpCertificates
        self.signRequest = signRequest
    }

    private enum CodingKeys: String, CodingKey {
        case idpCertificates, signRequest
        case idpEntityID = "idpEntityId"
        case ssoURL = "ssoUrl"
    }
}

/// What a SAML provider signs with.
public struct SAMLIDPCertificate: Codable, Hashable, Sendable {
    /// The certificate in PEM.
    public var x509Certificate: String?

    /// Creates an entry; a `nil` field stays out of the JSON.
    public init(x509Certificate: String? = nil) {
        self.x509Certificate = x509Certificate
    }
}

/// The project as a SAML provider knows it.
public struct SAMLServiceConfig: Codable, Hashable, Sendable {
    /// The project's entity ID.
    public var spEntityID: String?

    /// Where the provider sends answers.
    public var callbackURI: String?

    /// What requests are signed with; output only.
    public var spCertificates: [SAMLServiceCertificate]?

    /// Creates a configuration; a `nil` field stays out of the JSON.
    public init(
        spEntityID: String? = nil,
        callbackURI: String? = nil,
        spCertificates: [SAMLServiceCertificate]? = nil
    ) {
        self.spEntityID = spEntityID
        self.callbackURI = callbackURI
        self.spCertificates = spCertificates
    }

    private enum CodingKeys: String, CodingKey {
        case spCertificates
        case spEntityID = "spEntityId"
        case callbackURI = "callbackUri"
    }
}

/// What a project signs its requests with.
public struct SAMLServiceCertificate: Codable, Hashable, Sendable {
    /// The certificate in PEM.
    public var x509Certificate: String?

    /// RFC 3339 time until which it is valid.
    public var expiresAt: String?

    /// Creates an entry; a `nil` field stays out of the JSON.
    public init(x509Certificate: String? = nil, expiresAt: String? = nil) {
        self.x509Certificate = x509Certificate
        self.expiresAt = expiresAt
    }
}
