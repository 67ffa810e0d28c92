public import IdentityToolkit

/// The settings of a new hook, or changes of a hook; absent fields are not changed.
public struct HookSettingsRequest: WireObject {
    /// The URL to call.
    public var url: String?

    /// The operation before which the hook is called; only for a new hook.
    public var trigger: String?

    /// The events that the hook receives, instead of a trigger.
    public var events: [String]?

    /// The form of requests, `standard` or `firebase`; only for a new hook.
    public var format: String?

    /// The timeout of one call, 1 to 30 seconds; 7 for a new hook.
    public var timeoutSeconds: Int?

    /// What happens if a hook with a trigger fails: `deny` or `allow`.
    public var onFailure: String?

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// A hook with its new secret, which cannot be retrieved again.
public struct HookSecretResponse: WireObject {
    /// The hook.
    public var hook: HookInfo?

    /// The secret that signs requests: `whsec_` and base64.
    public var secret = ""

    /// Creates a value whose fields have their defaults.
    public init() {}
}
