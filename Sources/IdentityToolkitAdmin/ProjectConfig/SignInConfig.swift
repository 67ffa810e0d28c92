public import IdentityToolkit

/// The sign-in settings.
public struct SignInConfig: WireObject {
    /// The settings of sign-in with an e-mail address.
    public var email: EmailSignInConfig?

    /// The settings of sign-in with a phone number.
    public var phoneNumber: PhoneSignInConfig?

    /// The settings of anonymous sign-in.
    public var anonymous: AnonymousSignInConfig?

    /// Whether several accounts can have the same e-mail address.
    public var allowDuplicateEmails: Bool?

    /// The password hashing parameters; output only.
    public var hashConfig: PasswordHashConfig?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
