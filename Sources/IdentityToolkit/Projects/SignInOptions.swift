/// Query of `dialtone/v1/signInOptions`.
public struct SignInOptionsRequest: WireRequest {
    /// The tenant the caller works in.
    public var tenantId: String?

    /// Creates a request without fields.
    public init() {}
}

/// Answer of `dialtone/v1/signInOptions`: what a sign-in screen of the project can offer.
///
/// Anyone who has an app of the project can read it. It says what a screen would find out by asking,
/// and nothing about accounts, limits or costs.
public struct SignInOptionsResponse: WireObject {
    /// The ways to sign in: `phone`, `password`, `emailLink`, `passkey`, `anonymous`, and the IDs of
    /// the identity providers.
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

    /// The number of digits of a code in a message.
    public var codeLength = 6

    /// The second factors.
    public var secondFactors = OfferedSecondFactors()

    /// What passwords have to be like; absent if the project has no sign-in with passwords.
    public var passwordPolicy: PasswordPolicyResponse?

    /// The project's pages for users.
    public var links: ProjectLinks?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// An identity provider that users can sign in with.
public struct OfferedProvider: WireObject {
    /// Names the provider, such as `google.com`.
    public var providerId = ""

    /// The name to show.
    public var displayName: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// The second factors that users can enroll.
public struct OfferedSecondFactors: WireObject {
    /// The kinds: `PHONE_SMS` and `TOTP`; empty if the project has no second factors.
    public var kinds: [String] = []

    /// Whether every user needs one.
    public var required = false

    /// Whether users who sign in by phone number can have one.
    public var afterPhone = false

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// The project's pages for users.
public struct ProjectLinks: WireObject {
    /// The terms of service.
    public var terms: String?

    /// The privacy policy.
    public var privacy: String?

    /// Where users get help: a page, or an address with `mailto:`.
    public var support: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
