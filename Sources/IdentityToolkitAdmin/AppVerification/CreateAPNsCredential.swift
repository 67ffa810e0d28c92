public import IdentityToolkit

/// Body of the call that gives a project a key or certificate for Apple's push service.
public struct CreateAPNsCredentialRequest: WireRequest {
    /// The text of the key's file, `AuthKey_….p8`.
    public var key: String?

    /// The key's ID; goes with `key`.
    public var keyId: String?

    /// The team that the key belongs to; goes with `key`.
    public var teamId: String?

    /// The only apps that the key is for, where it is limited.
    public var bundleIds: [String]?

    /// The only push service that the key is for, where it is limited: `production` or `sandbox`.
    public var environment: String?

    /// A `.p12` file in base64, in place of `key`.
    public var certificate: String?

    /// Of the `.p12` file.
    public var password: String?

    /// Creates a request without fields.
    public init() {}
}
