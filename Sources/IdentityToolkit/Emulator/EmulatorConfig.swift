/// The emulator's `config`, read and patched.
public struct EmulatorConfig: Codable, Hashable, Sendable {
    /// Rules of sign-in.
    public var signIn: SignInConfig?

    /// Protection against probing for addresses.
    public var emailPrivacyConfig: EmailPrivacyConfig?

    /// Creates a configuration; a `nil` part stays out of the JSON.
    public init(signIn: SignInConfig? = nil, emailPrivacyConfig: EmailPrivacyConfig? = nil) {
        self.signIn = signIn
        self.emailPrivacyConfig = emailPrivacyConfig
    }
}
