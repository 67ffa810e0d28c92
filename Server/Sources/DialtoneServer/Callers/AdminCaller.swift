import DialtoneModel

/// The administrator who calls, and the project of the call.
struct AdminCaller: Sendable {
    let project: Project
    var identity = AdminIdentity.owner

    /// The ID of a resource below the project in the path, such as an identity provider.
    var resource: String?

    /// The query parameters, for calls that have a body as well.
    var query: [String: String] = [:]

    /// The version of the resource that the caller has read; by default, every version.
    var seen: SeenVersion { SeenVersion(query["etag"]) }

    /// The server's host and port, as the request contains them.
    var authority: String?
}
