public import IdentityToolkit

/// The response of `projects`: the public configuration of the project.
public struct ProjectConfigResponse: WireObject {
    /// The project number, not the project ID.
    public var projectId = ""

    /// The hosts that are authorized to show sign-in pages.
    public var authorizedDomains: [String] = []

    /// Creates a value whose fields have their defaults.
    public init() {}
}
