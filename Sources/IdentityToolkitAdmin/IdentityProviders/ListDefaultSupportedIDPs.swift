public import IdentityToolkit

/// The response of `defaultSupportedIdps`.
public struct ListDefaultSupportedIDPsResponse: WireObject {
    /// The supported identity providers.
    public var defaultSupportedIdps: [DefaultSupportedIDP]?

    /// The token of the next page; absent on the last page.
    public var nextPageToken: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// A supported identity provider.
public struct DefaultSupportedIDP: WireObject {
    /// The provider ID.
    public var idpId: String?

    /// The display name.
    public var description: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
