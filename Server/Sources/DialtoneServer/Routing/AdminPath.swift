/// An admin call on a project, with all of its paths.
struct AdminPath: ExpressibleByStringLiteral {
    /// Every path as a route pattern.
    let spellings: [String]

    /// Creates the paths from the part after the project or tenant: `/accounts:lookup`.
    init(stringLiteral rest: String) {
        self.init(v1: rest)
    }

    /// Creates the `v1` paths from the part after the project or tenant.
    init(v1 rest: String) {
        self.init(version: "v1", rest)
    }

    /// Creates the `v2` paths from the part after the project or tenant.
    init(v2 rest: String) {
        self.init(version: "v2", rest)
    }

    /// Creates the paths of a Dialtone call from the part after the project or tenant.
    init(dialtone rest: String) {
        self.init(version: "dialtone/v1", rest)
    }

    private init(version: String, _ rest: String) {
        let project = "\(version)/projects/{project}"
        spellings =
            Self.spellings(of: project + rest)
            + Self.spellings(of: "\(project)/tenants/{tenant}" + rest)
    }

    /// Creates a single path, without a leading slash.
    init(path: String) {
        spellings = Self.spellings(of: path)
    }

    private static func spellings(of path: String) -> [String] {
        ["/\(path)", "/identitytoolkit.googleapis.com/\(path)"]
    }
}
