public import IdentityToolkit

/// The emulator's `config`, read and patched.
public struct EmulatorConfig: WireObject {
    /// Rules of sign-in.
    public var signIn: SignInConfig?

    /// Protection against probing for addresses.
    public var emailPrivacyConfig: EmailPrivacyConfig?

    /// Which ID tokens are issued; absent if each call's path decides.
    ///
    /// Google's emulator has no such field.
    public var idTokens: IDTokenKind?

    /// Creates a value whose fields have their defaults.
    public init() {}
}
