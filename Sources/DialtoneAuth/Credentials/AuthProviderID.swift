/// The ID of an identity provider.
public struct AuthProviderID: Hashable, Sendable {
    /// The protocol's ID, for example `apple.com`.
    public let rawValue: String

    private init(_ rawValue: String) {
        self.rawValue = rawValue
    }

    /// Apple.
    public static let apple = Self("apple.com")

    /// Email address.
    public static let email = Self("password")

    /// Facebook.
    public static let facebook = Self("facebook.com")

    /// Game Center.
    public static let gameCenter = Self("gc.apple.com")

    /// GitHub.
    public static let gitHub = Self("github.com")

    /// Google.
    public static let google = Self("google.com")

    /// Phone number.
    public static let phone = Self("phone")

    /// Creates the ID of one of the project's own providers, for example `oidc.example`.
    public static func custom(_ rawValue: String) -> AuthProviderID { Self(rawValue) }
}
