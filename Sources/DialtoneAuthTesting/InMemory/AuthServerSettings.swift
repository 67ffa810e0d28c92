/// The settings of an ``InMemoryAuthServer``, which are a project's on a real server.
///
/// The defaults are those of a new project, except that users can have second factors.
public struct AuthServerSettings: Hashable, Sendable {
    /// Whether the server hides which e-mail addresses have accounts.
    public var hidesEmailAddresses = true

    /// Whether users can create accounts; if not, new users fail with `adminRestrictedOperation`.
    public var allowsSignUp = true

    /// The shortest password that a user can choose.
    public var minimumPasswordLength = 6

    /// The kinds of second factors that users can enroll, like `MultiFactorInfo.factorID`: `phone`
    /// and `totp`.
    public var secondFactors: [String] = ["phone", "totp"]

    /// Whether users who sign in by phone number can enroll a second factor.
    public var allowsSecondFactorAfterPhone = false

    /// The only regions that messages are sent to, by ISO 3166 code; `nil` for all.
    ///
    /// The sign-in options contain it, but the server sends messages to every region. To test a
    /// refusal, use `fail(.refusal("OPERATION_NOT_ALLOWED"), on: .sendCode)`.
    public var allowedRegions: [String]?

    /// The address of the terms of service.
    public var termsURL: String?

    /// The address of the privacy policy.
    public var privacyURL: String?

    /// The address of the page where users get help.
    public var supportURL: String?

    /// Creates the default settings.
    public init() {}
}
