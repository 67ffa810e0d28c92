public import IdentityToolkit

/// The request that sends a test push by the keys and certificates of a project.
public struct TestAPNsRequest: WireRequest {
    /// The bundle ID of the app.
    public var bundleId: String?

    /// The device token in hexadecimal, which the app logs.
    public var deviceToken: String?

    /// The push service to try first: `production` or `sandbox`; `production` if it is absent.
    public var environment: String?

    /// Creates a request without fields.
    public init() {}
}

/// What Apple has answered to a test push.
public struct TestAPNsResponse: WireObject {
    /// Whether Apple has accepted the push.
    public var isAccepted = false

    /// The push service that has answered: `production` or `sandbox`; absent if none was asked.
    public var environment: String?

    /// Why the push was refused; absent if it was accepted.
    public var reason: String?

    /// What to do about it; absent if the push was accepted.
    public var remedy: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
