/// A call by which administrators work on one project, with each path it is known by.
struct AdminPath: ExpressibleByStringLiteral {
    /// Every spelling as a route pattern.
    let spellings: [String]

    /// Takes what follows the project, or a tenant of it: `/accounts:lookup`.
    init(stringLiteral rest: String) {
        self.init(v1: rest)
    }

    /// Takes what follows the project, or a tenant of it.
    init(v1 rest: String) {
        self.init(version: "v1", rest)
    }

    /// Takes what follows the project, or a tenant of it, in the second version of the protocol.
    init(v2 rest: String) {
        self.init(version: "v2", rest)
    }

    /// Takes what follows the project, or a tenant of it, in a call that Dialtone adds.
    init(dialtone rest: String) {
        self.init(version: "dialtone/v1", rest)
    }

    private init(version: String, _ rest: String) {
        let project = "\(version)/projects/{project}"
        spellings =
            Self.spellings(of: project + rest)
            + Self.spellings(of: "\(project)/tenants/{tenant}" + rest)
    }

    /// Takes a whole path, without a leading slash.
    init(path: String) {
        spellings = Self.spellings(of: path)
    }

    private static func spellings(of path: String) -> [String] {
        ["/\(path)", "/identitytoolkit.googleapis.com/\(path)"]
    }
}
