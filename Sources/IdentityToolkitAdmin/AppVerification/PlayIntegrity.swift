public import IdentityToolkit

/// The service account of a project that opens Play Integrity tokens, without its key.
public struct PlayIntegrityInfo: WireObject {
    /// The address of the service account; absent if there is none, so that tokens are refused.
    public var email: String?

    /// The time of the upload, in RFC 3339 format.
    public var createTime: String?

    /// The version, which changes with every upload; absent if there is no service account.
    ///
    /// The calls that replace or remove it accept the version as the query parameter `etag`.
    public var etag: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// The request that saves a service account, and replaces the previous one.
public struct SavePlayIntegrityRequest: WireRequest {
    /// The JSON key file of Google Cloud as text, which no call returns.
    public var keyFile: String?

    /// Creates a request without fields.
    public init() {}
}
