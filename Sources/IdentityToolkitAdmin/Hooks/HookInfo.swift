public import IdentityToolkit

/// A hook, without its secret.
public struct HookInfo: WireObject {
    /// The hook's ID.
    public var id = ""

    /// The URL that is called.
    public var url = ""

    /// The operation before which the hook is called, such as `beforeCreate`; absent for hooks that
    /// receive events.
    public var trigger: String?

    /// The events that the hook receives; empty for hooks with a trigger.
    public var events: [String] = []

    /// The form of requests: `standard` or `firebase`.
    public var format = ""

    /// The timeout of one call.
    public var timeoutSeconds = 0

    /// What happens if a hook with a trigger fails: `deny` or `allow`.
    public var onFailure = ""

    /// The time when the hook was added, in RFC 3339.
    public var createdAt = ""

    /// The time of the last change, in RFC 3339.
    public var updatedAt = ""

    /// The version, which changes with every change; the calls that change or remove the hook
    /// accept it as the query parameter `etag`.
    public var etag = ""

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// The response that lists the hooks of a project.
public struct ListHooksResponse: WireObject {
    /// The hooks, in the order in which they were added.
    public var hooks: [HookInfo] = []

    /// Creates a value whose fields have their defaults.
    public init() {}
}
