public import IdentityToolkit

/// An identity provider that speaks SAML.
public struct InboundSAMLConfig: WireObject {
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

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// A SAML provider.
public struct SAMLIDPConfig: WireObject {
    /// The provider's entity ID.
    public var idpEntityId: String?

    /// Where sign-ins start.
    public var ssoUrl: String?

    /// What its answers are signed with.
    public var idpCertificates: [SAMLIDPCertificate]?

    /// Whether requests are signed.
    public var signRequest: Bool?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// What a SAML provider signs with.
public struct SAMLIDPCertificate: WireObject {
    /// The certificate in PEM.
    public var x509Certificate: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// The project as a SAML provider knows it.
public struct SAMLServiceConfig: WireObject {
    /// The project's entity ID.
    public var spEntityId: String?

    /// Where the provider sends answers.
    public var callbackUri: String?

    /// What requests are signed with; output only.
    public var spCertificates: [SAMLServiceCertificate]?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// What a project signs its requests with.
public struct SAMLServiceCertificate: WireObject {
    /// The certificate in PEM.
    public var x509Certificate: String?

    /// RFC 3339 time until which it is valid.
    public var expiresAt: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
