import DialtoneCore

/// Somebody who administers a project.
struct AdminCaller: Sendable {
    let project: Project
}
