public import IdentityToolkit

/// A key or certificate for Apple Push Notification service, without its secret.
public struct APNsCredentialInfo: WireObject {
    /// The name, unique in the project: the ID of a key, or the app of a certificate.
    public var name = ""

    /// The kind: `KEY` or `CERTIFICATE`.
    public var kind = ""

    /// The ID of the team that the key belongs to.
    public var teamId: String?

    /// The bundle IDs of the apps that it is limited to; absent if it is valid for all apps of the
    /// team.
    public var bundleIds: [String]?

    /// The push services that it is valid for: `production`, `sandbox`.
    public var environments: [String] = []

    /// The expiry time of a certificate, in RFC 3339 format.
    public var expireTime: String?

    /// The upload time, in RFC 3339 format.
    public var createTime = ""

    /// The version, which changes with every change; the calls that change or remove it
    /// accept it as the query parameter `etag`.
    public var etag = ""

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// The list of a project's credentials for Apple Push Notification service.
public struct ListAPNsCredentialsResponse: WireObject {
    /// The credentials, keys before certificates and newest first; absent if there are none.
    public var apnsCredentials: [APNsCredentialInfo]?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
