/// The emulator's `config`, read and patched.
public struct EmulatorConfig: Codable, Hashable, Sendable {
    /// Rules of sign-in.
    public var signIn: SignInConfig?

    /// Protection against probing for addresses.
    public var emailPrivacyConfig: EmailPrivacyConfig?

    /// Creates a configuration; a `nil` part stays out of the JSON.
    public init(
        signIn: SignInConfig? = nil,
        emailPrivacyConfig: EmailPrivacyConfig? = nil
    ) {
        self.signIn = signIn
        self.emailPrivacyConfig = emailPrivacyConfig
    }
}

/// Rules of sign-in.
public struct SignInConfig: Codable, Hashable, Sendable {
    /// Whether accounts may share an e-mail address.
    public var allowDuplicateEmails: Bool?

    /// Creates the rules.
    public init(allowDuplicateEmails: Bool? = nil) {
        self.allowDuplicateEmails = allowDuplicateEmails
    }
}

/// Protection against probing for addresses.
public struct EmailPrivacyConfig: Codable, Hashable, Sendable {
    /// Whether answers hide if an address is known.
    public var enableImprovedEmailPrivacy: Bool?

    /// Creates the setting.
    public init(enableImprovedEmailPrivacy: Bool? = nil) {
        self.enableImprovedEmailPrivacy = enableImprovedEmailPrivacy
    }
}
