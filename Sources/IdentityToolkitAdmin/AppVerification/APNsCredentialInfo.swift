public import IdentityToolkit

/// A key or certificate for Apple's push service, without what is secret in it.
public struct APNsCredentialInfo: WireObject {
    /// A key's ID, or the app of a certificate; unique in its project.
    public var name = ""

    /// `KEY` or `CERTIFICATE`.
    public var kind = ""

    /// The team that a key belongs to.
    public var teamId: String?

    /// The only apps that it is for; absent if it is for all of the team's.
    public var bundleIds: [String]?

    /// The push services that it is for: `production`, `sandbox`.
    public var environments: [String] = []

    /// When a certificate ends, in RFC 3339.
    public var expireTime: String?

    /// When it was uploaded, in RFC 3339.
    public var createTime = ""

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// Answer that lists the credentials of a project for Apple's push service.
public struct ListAPNsCredentialsResponse: WireObject {
    /// Keys before certificates, the newest first; absent if there are none.
    public var apnsCredentials: [APNsCredentialInfo]?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
