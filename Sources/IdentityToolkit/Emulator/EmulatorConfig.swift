/// The emulator's `config`, read and patched.
public struct EmulatorConfig: Codable, Hashable, Sendable {
    /// Rules of sign-in.
    public var signIn: SignInConfig?

    /// Protection against probing for addresses.
    public var emailPrivacyConfig: EmailPrivacyConfig?

    /// Which ID tokens are issued; absent if each call's path decides.
    ///
    /// Google's emulator has no such field.
    public var idTokens: IDTokenKind?

    /// Creates a configuration; a `nil` part stays out of the JSON.
    public init(
        signIn: SignInConfig? = nil,
        emailPrivacyConfig: EmailPrivacyConfig? = nil,
        idTokens: IDTokenKind? = nil
    ) {
        self.signIn = signIn
        self.emailPrivacyConfig = emailPrivacyConfig
        self.idTokens = idTokens
    }
}
