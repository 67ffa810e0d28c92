public import IdentityToolkit

/// An app with its own rules.
public struct AppWithRules: WireObject {
    /// The app ID.
    public var appId = ""

    /// The rules of the app.
    public var rules = AppVerificationRules()

    /// Creates a value whose fields have their defaults.
    public init() {}
}
