public import IdentityToolkit

/// The request of the call that gives an app another API key.
public struct ReplaceAppKeyRequest: WireRequest {
    /// The new key; a random one if it is absent.
    public var apiKey: String?

    /// Creates a request without fields.
    public init() {}
}
