import DialtoneCore

/// Somebody who administers a project.
struct AdminCaller: Sendable {
    let project: Project

    /// The server's name and port, as the request has them.
    var authority: String?
}
