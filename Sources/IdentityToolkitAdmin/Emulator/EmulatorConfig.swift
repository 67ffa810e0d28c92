public import IdentityToolkit

/// The emulator's configuration.
public struct EmulatorConfig: WireObject {
    /// The sign-in settings.
    public var signIn: SignInConfig?

    /// The settings of e-mail enumeration protection.
    public var emailPrivacyConfig: EmailPrivacyConfig?

    /// The kind of ID tokens; absent if it depends on the path of each request.
    ///
    /// Google's emulator has no such field.
    public var idTokens: IDTokenKind?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
