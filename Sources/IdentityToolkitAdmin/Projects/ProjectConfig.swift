public import IdentityToolkit

/// Answer of `projects`: what an app may know of its project.
public struct ProjectConfigResponse: WireObject {
    /// The project's number, not its name.
    public var projectId = ""

    /// Hosts that may show sign-in pages.
    public var authorizedDomains: [String] = []

    /// Creates a value whose fields have their defaults.
    public init() {}
}
