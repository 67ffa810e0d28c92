public import IdentityToolkit

/// A project of the server.
public struct ServerProjectInfo: WireObject {
    /// The project's ID.
    public var projectId = ""

    /// The project's number, which app IDs contain.
    public var projectNumber = WireInt64(0)

    /// The name that users see.
    public var displayName = ""

    /// The time at which the project was created, in RFC 3339.
    public var createTime = ""

    /// The version, which changes with every change; the calls that change or remove it
    /// accept it as the query parameter `etag`.
    public var etag = ""

    /// Creates an object with default values.
    public init() {}
}
