public import IdentityToolkit

/// The request that creates a project.
public struct CreateProjectRequest: WireRequest {
    /// The project's ID: 1 to 63 lowercase letters, digits and hyphens.
    public var projectId: String?

    /// The name that users see; by default, the ID.
    public var displayName: String?

    /// The countries that receive messages, as ISO 3166 codes; all countries without the field.
    public var regionCodes: [String]?

    /// Creates a request without fields.
    public init() {}
}

/// The request that renames a project.
public struct UpdateProjectRequest: WireRequest {
    /// The name that users see.
    public var displayName: String?

    /// Creates a request without fields.
    public init() {}
}
