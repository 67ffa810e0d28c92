/// Rules of sign-in.
public struct SignInConfig: Codable, Hashable, Sendable {
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

    /// Creates the rules; a `nil` part stays out of the JSON.
    public init(
        email: EmailSignInConfig? = nil,
        phoneNumber: PhoneSignInConfig? = nil,
        anonymous: AnonymousSignInConfig? = nil,
        allowDuplicateEmails: Bool? = nil,
        hashConfig: PasswordHashConfig? = nil
    ) {
        self.email = email
        self.phoneNumber = phoneNumber
        self.anonymous = anonymous
        self.allowDuplicateEmails = allowDuplicateEmails
        self.hashConfig = hashConfig
    }
}
