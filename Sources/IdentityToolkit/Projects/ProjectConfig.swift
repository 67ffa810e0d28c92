/// Answer of `projects`: what an app may know of its project.
public struct ProjectConfigResponse: Codable, Hashable, Sendable {
    /// The project's number, not its name.
    public var projectID: String

    /// Hosts that may show sign-in pages.
    public var authorizedDomains: [String]

    /// Creates an answer; a `nil` field stays out of the JSON.
    public init(
        projectID: String,
        authorizedDomains: [String]
    ) {
        self.projectID = projectID
        self.authorizedDomains = authorizedDomains
    }

    private enum CodingKeys: String, CodingKey {
        case authorizedDomains
        case projectID = "projectId"
    }
}
