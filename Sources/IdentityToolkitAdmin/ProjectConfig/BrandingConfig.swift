public import IdentityToolkit

/// The look, texts and links of the server's pages for a project or tenant.
public struct BrandingConfig: WireObject {
    /// The resource name, `projects/P/branding` or `projects/P/tenants/T/branding`; output only.
    public var name: String?

    /// The logo as a `data:` URL of a PNG or WebP image of at most 32 KB and 1024 pixels on each
    /// side.
    public var logo: String?

    /// The color of buttons and links on light pages, such as `#0d6b57`.
    public var accent: String?

    /// The color on dark pages; by default, it is derived from ``accent``.
    public var darkAccent: String?

    /// The titles of the sign-in by language, such as `de`.
    public var titles: [String: String]?

    /// The sentences below the title by language.
    public var leads: [String: String]?

    /// The notices below the button by language.
    public var notices: [String: String]?

    /// The project's pages for users.
    public var links: ProjectLinks?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
