public import IdentityToolkit

/// The request that adds a key or certificate for Apple Push Notification service to a project.
public struct CreateAPNsCredentialRequest: WireRequest {
    /// The contents of the key file, `AuthKey_….p8`.
    public var key: String?

    /// The ID of the key; required with `key`.
    public var keyId: String?

    /// The ID of the team that the key belongs to; required with `key`.
    public var teamId: String?

    /// The bundle IDs of the apps that the key is limited to.
    public var bundleIds: [String]?

    /// The push service that the key is limited to: `production` or `sandbox`.
    public var environment: String?

    /// The `.p12` file in base64, instead of `key`.
    public var certificate: String?

    /// The password of the `.p12` file.
    public var password: String?

    /// Whether the credential is only checked: the response shows what would be stored.
    public var validateOnly: Bool?

    /// Creates a request without fields.
    public init() {}
}
