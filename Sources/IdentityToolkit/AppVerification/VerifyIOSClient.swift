/// Body of `accounts:verifyIosClient`.
public struct VerifyIOSClientRequest: WireRequest {
    /// The device's token for pushes, in hex.
    public var appToken: String?

    /// Whether the token is of Apple's test environment; absent for production.
    public var isSandbox: Bool?

    /// The tenant the caller works in.
    public var tenantId: String?

    /// Creates a request without fields.
    public init() {}
}

/// Answer of `accounts:verifyIosClient`; the push comes after it.
public struct VerifyIOSClientResponse: WireObject {
    /// Goes with the secret that the push brings, as `iosReceipt` and `iosSecret`.
    public var receipt = ""

    /// How many seconds to wait for the push, as text: stock SDKs crash on a number.
    public var suggestedTimeout = ""

    /// Creates a value whose fields have their defaults.
    public init() {}
}
