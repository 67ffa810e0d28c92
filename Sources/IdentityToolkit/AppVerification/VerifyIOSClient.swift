/// The request of `accounts:verifyIosClient`.
public struct VerifyIOSClientRequest: WireRequest {
    /// The APNs device token in hexadecimal.
    public var appToken: String?

    /// Whether the device token belongs to Apple's sandbox environment; absent for production.
    public var isSandbox: Bool?

    /// The ID of the tenant.
    public var tenantId: String?

    /// Creates a request without fields.
    public init() {}
}

/// The response of `accounts:verifyIosClient`, which is sent before the push.
public struct VerifyIOSClientResponse: WireObject {
    /// The receipt to send as `iosReceipt`, with the secret from the push as `iosSecret`.
    public var receipt = ""

    /// The time to wait for the push, in seconds; a string, because stock SDKs crash on a number.
    public var suggestedTimeout = ""

    /// Creates a value whose fields have their defaults.
    public init() {}
}
