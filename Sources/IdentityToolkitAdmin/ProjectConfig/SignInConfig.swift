public import IdentityToolkit

/// Rules of sign-in.
public struct SignInConfig: WireObject {
    /// Sign-in by e-mail address.
    public var email: EmailSignInConfig?

    /// Sign-in by phone number.
    public var phoneNumber: PhoneSignInConfig?

    /// Accounts without any way to sign in again.
    public var anonymous: AnonymousSignInConfig?

    /// Whether accounts may share an e-mail address.
    public var allowDuplicateEmails: Bool?

    /// How passwords are hashed; output only.
    public var hashConfig: PasswordHashConfig?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
