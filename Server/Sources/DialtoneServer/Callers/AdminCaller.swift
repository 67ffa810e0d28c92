import DialtoneCore

/// Somebody who administers a project.
struct AdminCaller: Sendable {
    let project: Project
    var identity = AdminIdentity.owner

    /// What the path names below the project, such as an identity provider.
    var resource: String?

    /// The query, for calls that take a body as well.
    var query: [String: String] = [:]

    /// The server's name and port, as the request has them.
    var authority: String?
}
