public import IdentityToolkit

/// All settings of a project, by the paths that `dialtone projects set` uses.
public struct ProjectSettingsInfo: WireObject {
    /// The project's name, which users see.
    public var displayName = ""

    /// The version of the settings; it changes with every setting.
    public var etag = ""

    /// The value of each setting as JSON text, by its path: `"phoneSignIn.codes.length": "6"`.
    public var settings: [String: String] = [:]

    /// The values of a new project in the same form.
    public var defaults: [String: String] = [:]

    /// Creates a value whose fields have their defaults.
    public init() {}
}

/// The request that changes settings of a project; if one change is not valid, none is made.
public struct UpdateProjectSettingsRequest: WireRequest {
    /// The ``ProjectSettingsInfo/etag`` that the change is based on.
    ///
    /// If the settings have changed since, the call fails with `ABORTED`. Without it, the last
    /// change wins.
    public var etag: String?

    /// The project's name, which users see.
    public var displayName: String?

    /// The new values as JSON text, by path; other settings stay as they are.
    public var settings: [String: String]?

    /// Whether to check the change without making it.
    public var validateOnly: Bool?

    /// Creates a request without fields.
    public init() {}
}
