/// The query of `dialtone/v1/signInOptions`, a Dialtone extension.
public struct SignInOptionsRequest: WireRequest {
    /// The ID of the tenant.
    public var tenantId: String?

    /// Creates a request without fields.
    public init() {}
}

/// The response of `dialtone/v1/signInOptions`: what a sign-in screen of the project can offer.
///
/// Every app of the project can read it. It contains only what users could find out by trying to
/// sign in, and nothing about accounts, limits or costs.
public struct SignInOptionsResponse: WireObject {
    /// The sign-in methods: `phone`, `password`, `emailLink`, `passkey`, `anonymous`, and the IDs
    /// of the identity providers.
    public var signInMethods: [String] = []

    /// The identity providers.
    public var providers: [OfferedProvider]?

    /// Whether users can create accounts.
    public var allowsSignUp = true

    /// The only regions that messages are sent to, by ISO 3166 code; absent if all others are
    /// allowed.
    public var allowedRegions: [String]?

    /// The regions that no messages are sent to, by ISO 3166 code.
    public var disallowedRegions: [String]?

    /// The number of digits of a one-time code.
    public var codeLength = 6

    /// The second factors that users can enroll.
    public var secondFactors = OfferedSecondFactors()

    /// The password policy; absent if sign-in with a password is disabled.
    public var passwordPolicy: PasswordPolicyResponse?

    /// The project's pages for users.
    public var links: ProjectLinks?

    /// The project's name, logo and colors.
    public var branding: OfferedBranding?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// An identity provider that users can sign in with.
public struct OfferedProvider: WireObject {
    /// The provider ID, such as `google.com`.
    public var providerId = ""

    /// The display name.
    public var displayName: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// The second factors that users can enroll.
public struct OfferedSecondFactors: WireObject {
    /// The kinds: `PHONE_SMS` and `TOTP`; empty if the project has no second factors.
    public var kinds: [String] = []

    /// Whether second factors are required for all accounts.
    public var required = false

    /// Whether users who sign in with a phone number can enroll a second factor.
    public var afterPhone = false

    /// Whether users can have recovery codes.
    public var recoveryCodes: Bool?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// The project's pages for users.
public struct ProjectLinks: WireObject {
    /// The URL of the terms of service.
    public var terms: String?

    /// The URL of the privacy policy.
    public var privacy: String?

    /// The URL for support: a page, or an e-mail address with `mailto:`.
    public var support: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// The project's name, logo and colors, for a sign-in screen.
public struct OfferedBranding: WireObject {
    /// The project's name.
    public var displayName: String?

    /// The path of the logo on this server: a PNG or WebP image.
    ///
    /// It changes with the image.
    public var logo: String?

    /// The color of buttons and links on a light screen, such as `#0d6b57`.
    public var accent: String?

    /// The color on a dark screen.
    public var darkAccent: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
