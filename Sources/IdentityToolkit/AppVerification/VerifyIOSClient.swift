/// Body of `accounts:verifyIosClient`.
public struct VerifyIOSClientRequest: WireRequest {
    /// The device's token for pushes, in hex.
    public var appToken: String?

    /// Whether the token is of Apple's test environment; absent for production.
    public var isSandbox: Bool?

    /// The tenant the caller works in.
    public var tenantID: String?

    /// Creates a request without fields.
    public init() {}

    private enum CodingKeys: String, CodingKey {
        case appToken, isSandbox
        case tenantID = "tenantId"
    }
}

/// Answer of `accounts:verifyIosClient`; the push comes after it.
public struct VerifyIOSClientResponse: Codable, Hashable, Sendable {
    /// Goes with the secret that the push brings, as `iosReceipt` and `iosSecret`.
    public var receipt: String

    /// How many seconds to wait for the push, as text: stock SDKs crash on a number.
    public var suggestedTimeout: String

    /// Creates an answer.
    public init(receipt: String, suggestedTimeout: String) {
        self.receipt = receipt
        self.suggestedTimeout = suggestedTimeout
    }
}
