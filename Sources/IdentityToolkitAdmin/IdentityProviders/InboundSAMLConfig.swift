public import IdentityToolkit

/// The configuration of a SAML identity provider.
public struct InboundSAMLConfig: WireObject {
    /// The resource name, such as `projects/P/inboundSamlConfigs/saml.N`.
    public var name: String?

    /// The identity provider.
    public var idpConfig: SAMLIDPConfig?

    /// The service provider, which is the project.
    public var spConfig: SAMLServiceConfig?

    /// The display name.
    public var displayName: String?

    /// Whether the provider is enabled.
    public var enabled: Bool?

    /// The version, which changes with every change.
    ///
    /// The calls that change or remove the provider accept it, also as the query parameter `etag`.
    public var etag: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// A SAML identity provider.
public struct SAMLIDPConfig: WireObject {
    /// The provider's entity ID.
    public var idpEntityId: String?

    /// The single sign-on URL.
    public var ssoUrl: String?

    /// The certificates of the keys that sign responses.
    public var idpCertificates: [SAMLIDPCertificate]?

    /// Whether requests are signed.
    public var signRequest: Bool?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// A certificate of a SAML identity provider.
public struct SAMLIDPCertificate: WireObject {
    /// The certificate in PEM format.
    public var x509Certificate: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// The project as a SAML service provider.
public struct SAMLServiceConfig: WireObject {
    /// The project's entity ID.
    public var spEntityId: String?

    /// The URL that receives responses.
    public var callbackUri: String?

    /// The certificates of the keys that sign requests; output only.
    public var spCertificates: [SAMLServiceCertificate]?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// A certificate of a SAML service provider.
public struct SAMLServiceCertificate: WireObject {
    /// The certificate in PEM format.
    public var x509Certificate: String?

    /// The expiry time, in RFC 3339 format.
    public var expiresAt: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
