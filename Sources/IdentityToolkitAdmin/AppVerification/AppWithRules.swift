public import IdentityToolkit

/// An app with rules of its own.
public struct AppWithRules: WireObject {
    /// The app's ID.
    public var appId = ""

    /// Its rules.
    public var rules = AppVerificationRules()

    /// Creates a value whose fields have their defaults.
    public init() {}
}
