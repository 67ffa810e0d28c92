public import IdentityToolkit

/// Answer of `defaultSupportedIdps`.
public struct ListDefaultSupportedIDPsResponse: WireObject {
    /// The identity providers that the server knows.
    public var defaultSupportedIdps: [DefaultSupportedIDP]?

    /// Where the next page starts; absent at the end.
    public var nextPageToken: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// An identity provider that the server knows.
public struct DefaultSupportedIDP: WireObject {
    /// Names the provider.
    public var idpId: String?

    /// Name to show.
    public var description: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
